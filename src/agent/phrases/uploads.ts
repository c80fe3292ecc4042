/** How people say that they upload files. */
import { phrase } from './phrase.js';

export const uploads = [
  phrase({
    kind: 'upload',
    expressions: [
      'upload/attach (the )(file )(files )(image )(picture )(document ){files}',
      'choose/select/pick the file(s) {files}',
    ],
    example: 'I upload "photo.png"',
    build: ({ files }) => ({ kind: 'upload', files }),
  }),
  phrase({
    kind: 'upload',
    expressions: [
      'upload/attach (the )(file )(files )(image )(picture )(document ){files} to/in/into/at/for/with/using/on/by {target}',
      'choose/select/pick the file(s) {files} in/for/with/at {target}',
    ],
    example: 'I upload "photo.png" to the "Avatar" field',
    build: ({ files, target }) => ({ kind: 'upload', files, target }),
  }),
];
