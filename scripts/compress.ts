import { refuseUnsupported } from './browsers/refuse.ts';
import { compressFiles } from './compression.ts';
import { stampCompressed } from './launch/build-stamp.ts';
import { reportPlainly } from './launch/plain-errors.mjs';

/** What a build for `npm start` left for later: the look at what old browsers lack, and files as small as those of any other build. */
await reportPlainly(async () => {
  // A build that begins meanwhile replaces this folder by another, in which nothing of the old one may be written.
  process.chdir('dist');
  refuseUnsupported('client');
  await compressFiles('.', 'best');
  stampCompressed('.');
});
