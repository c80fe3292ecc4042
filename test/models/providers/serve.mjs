/** `node test/models/providers/serve.mjs --port 4010 --answers folder`: a provider of models that is answered for by files. */
import { parseArgs } from 'node:util';
import { loadSource } from '../../../scripts/language/loadSource.mjs';

const options = { port: { type: 'string', default: '0' }, answers: { type: 'string' } };
const { port, answers } = parseArgs({ options }).values;
if (answers === undefined) {
  console.error('Name the folder for requests and answers: --answers folder');
  process.exit(2);
}
const { startProvider } = await loadSource('test/models/providers/startProvider.ts');
const { answerFromFiles } = await loadSource('test/models/providers/answerFromFiles.ts');
const { baseURL, close } = await startProvider(answerFromFiles(answers), Number(port));
console.log(`Requests are written to ${answers}/001.asked.md and so on, and wait for 001.answer.json.

createAnthropic({ baseURL: '${baseURL}', apiKey: 'any' })
createOpenAI({ baseURL: '${baseURL}', apiKey: 'any' })
createOpenAICompatible({ name: 'local', baseURL: '${baseURL}', apiKey: 'any' })

or for the first two ANTHROPIC_BASE_URL, OPENAI_BASE_URL, ANTHROPIC_API_KEY and OPENAI_API_KEY. Ctrl-C ends it.`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close());
