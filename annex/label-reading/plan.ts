import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { ReaderFiles } from './reader.ts';

const CORE = fileURLToPath(import.meta.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'));
const ENGLISH = fileURLToPath(import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'));

export const labelWorker = {
  name: 'label',
  script: fileURLToPath(new URL('./worker.ts', import.meta.url)),
  sources: {
    core: { path: CORE, sha256: '34e8d50cac216427' },
    english: {
      path: ENGLISH,
      sha256: '45b4cb346724ac17',
      // The server compresses what it serves, better than the package does.
      served: { name: 'english.bin', from: (content: Buffer) => gunzipSync(content) },
    },
  } satisfies Readonly<Record<keyof ReaderFiles, unknown>>,
};
