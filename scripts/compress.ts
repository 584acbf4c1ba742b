import { compressFiles } from './compression.ts';
import { stampCompressed } from './launch/build-stamp.ts';
import { reportPlainly } from './launch/plain-errors.mjs';

/** Compresses the files of a build for `npm start` as well as those of any other. */
await reportPlainly(async () => {
  // A build that begins meanwhile replaces this folder by another, in which nothing of the old one may be written.
  process.chdir('dist');
  await compressFiles('.', 'best');
  stampCompressed('.');
});
