import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModelFiles } from './files.ts';

/** The weights are Google MediaPipe's BlazeFace and FaceMesh (Apache-2.0), as `@vladmandic/human` ships them. */
const MODELS = fileURLToPath(new URL('../models', import.meta.resolve('@vladmandic/human')));
const WASM = fileURLToPath(import.meta.resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm'));

export const faceWorker = {
  name: 'face',
  script: fileURLToPath(new URL('./worker.ts', import.meta.url)),
  sources: {
    detector: { path: join(MODELS, 'blazeface.json'), sha256: 'cd7bbfc078270572' },
    detectorWeights: { path: join(MODELS, 'blazeface.bin'), sha256: 'dc9a97fdc50bc432' },
    mesh: { path: join(MODELS, 'facemesh.json'), sha256: 'b60ca26f404724f4' },
    meshWeights: { path: join(MODELS, 'facemesh.bin'), sha256: '3826da640b0a3021' },
    simd: { path: join(dirname(WASM), 'tfjs-backend-wasm-simd.wasm'), sha256: '77ebb28a6d34f371' },
    wasm: { path: WASM, sha256: '70a5d516060464e5' },
  } satisfies Readonly<Record<keyof ModelFiles, unknown>>,
};
