/** How people say that they download a file, and what they expect of it. */
import { phrase } from './phrase.js';
import { statedText } from './statedText.js';

export const downloads = [
  phrase({
    kind: 'download',
    expressions: ['download {target}', 'download the/a file by clicking (on ){target}'],
    example: 'I download "Invoice"',
    build: ({ target }) => ({ kind: 'download', target }),
  }),
  phrase({
    kind: 'expectDownload',
    expressions: [
      '(a )(the )file {text} is {not}downloaded',
      '(a )(the )file called/named {text} is {not}downloaded',
      '{text} is {not}downloaded',
    ],
    example: 'The file "report.csv" is downloaded',
    build: ({ text, not }) => {
      const stated = statedText({ relation: 'is', negated: not }, text);
      return stated && text.trim() !== '' ? { kind: 'expectDownload', ...stated } : undefined;
    },
  }),
  phrase({
    kind: 'expectDownload',
    expressions: ['the downloaded file is called/named {text}', 'the download is called/named {text}'],
    example: 'The downloaded file is called "report.csv"',
    build: ({ text }) =>
      text.trim() === ''
        ? undefined
        : { kind: 'expectDownload', is: { relation: 'is', text }, negated: false },
  }),
  phrase({
    kind: 'expectDownload',
    expressions: [
      'the name of the downloaded file {says} {text}',
      "the downloaded file's name {says} {text}",
    ],
    example: 'The name of the downloaded file ends with ".csv"',
    build: ({ says, text }) => {
      const stated = statedText(says, text);
      // That a name is not so would hold of every other file.
      return stated && !says.negated ? { kind: 'expectDownload', ...stated } : undefined;
    },
  }),
  phrase({
    kind: 'expectDownload',
    expressions: ['a file whose name {says} {text} is downloaded'],
    example: 'A file whose name ends with ".csv" is downloaded',
    build: ({ says, text }) => {
      const stated = statedText(says, text);
      return stated && !says.negated ? { kind: 'expectDownload', ...stated } : undefined;
    },
  }),
  phrase({
    kind: 'expectDownload',
    expressions: ['no file whose name {says} {text} is downloaded'],
    example: 'No file whose name ends with ".csv" is downloaded',
    build: ({ says, text }) => {
      const stated = statedText(says, text);
      return stated && !says.negated ? { kind: 'expectDownload', is: stated.is, negated: true } : undefined;
    },
  }),
  phrase({
    kind: 'expectDownload',
    expressions: ['no file is downloaded', 'nothing is downloaded', 'there is no download(s)'],
    example: 'No file is downloaded',
    build: () => ({ kind: 'expectDownload', negated: true }),
  }),
  phrase({
    kind: 'expectDownload',
    expressions: ['a file is {not}downloaded', 'the file is {not}downloaded', 'a download {not}starts'],
    example: 'A file is downloaded',
    build: ({ not }) => ({ kind: 'expectDownload', negated: not }),
  }),
  phrase({
    kind: 'expectDownloaded',
    expressions: ['the downloaded file {says} {text}', 'the downloaded file {says} the text {text}'],
    example: 'The downloaded file contains "Milk"',
    build: ({ says, text }) => (isOfContent(says) ? contentIs(says, text) : undefined),
  }),
  phrase({
    kind: 'expectDownloaded',
    expressions: [
      'the content/contents of the downloaded file {says} {text}',
      'the text of the downloaded file {says} {text}',
    ],
    example: 'The content of the downloaded file is "Milk"',
    build: ({ says, text }) => contentIs(says, text),
  }),
  phrase({
    kind: 'expectDownloaded',
    expressions: [
      'the downloaded file {value} {says} {text}',
      'the content/contents/text of the downloaded file {value} {says} {text}',
    ],
    example: 'The downloaded file "report.csv" contains "Milk"',
    build: ({ value, says, text }) => contentIs(says, text, value),
  }),
  phrase({
    kind: 'expectDownloaded',
    carries: 'docString',
    expressions: ['the downloaded file {says}', 'the downloaded file {says} the following text/lines'],
    example: 'The downloaded file contains:',
    build: ({ says, docString }) => contentIs(says, docString),
  }),
];

type Says = Parameters<typeof statedText>[0];

/** "The downloaded file is not "a.csv"" may be said of its name. */
const isOfContent = ({ relation }: Says): boolean => relation === 'contains' || relation === 'matches';

function contentIs(says: Says, text: string, file?: string) {
  const stated = statedText(says, text);
  const which = file === undefined ? {} : { file };
  return stated && ({ kind: 'expectDownloaded', ...which, ...stated.is, negated: stated.negated } as const);
}
