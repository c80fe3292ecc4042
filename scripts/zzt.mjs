import { loadSource } from './language/loadSource.mjs';
const { readStep } = await loadSource('src/language/read.ts');
const { describeActions } = await loadSource('src/meaning/describe.ts');
for (const line of process.argv.slice(2)) {
  const [text, ...rest] = line.split('||');
  try { const r = readStep({ text, ...(rest[0] ? JSON.parse(rest[0]) : {}) }); console.log(text, '\n   ', r.understood === false || !r.actions ? JSON.stringify(r).slice(0,300) : describeActions(r.actions)); } catch (e) { console.log(text, '\n    !!', e.stack.slice(0, 300)); }
}
