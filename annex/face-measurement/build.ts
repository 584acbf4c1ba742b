import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { ModelFiles } from './files.ts';

/** The weights are Google MediaPipe's BlazeFace and FaceMesh (Apache-2.0), as `@vladmandic/human` ships them. */
const MODELS = fileURLToPath(new URL('../models', import.meta.resolve('@vladmandic/human')));
const WASM = fileURLToPath(import.meta.resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm'));

type Source = { readonly path: string; readonly sha256: string };

/** The beginnings of the hashes of the files whose results were measured. */
const SOURCES: Readonly<Record<keyof ModelFiles, Source>> = {
  detector: { path: join(MODELS, 'blazeface.json'), sha256: 'cd7bbfc078270572' },
  detectorWeights: { path: join(MODELS, 'blazeface.bin'), sha256: 'dc9a97fdc50bc432' },
  mesh: { path: join(MODELS, 'facemesh.json'), sha256: 'b60ca26f404724f4' },
  meshWeights: { path: join(MODELS, 'facemesh.bin'), sha256: '3826da640b0a3021' },
  simd: { path: join(dirname(WASM), 'tfjs-backend-wasm-simd.wasm'), sha256: '77ebb28a6d34f371' },
  wasm: { path: WASM, sha256: '70a5d516060464e5' },
};

export type FaceWorkerFiles = { readonly address: string; readonly files: ReadonlyMap<string, Buffer> };

/** The worker and what it fetches, by address. */
export async function makeFaceWorker(): Promise<FaceWorkerFiles> {
  const files = new Map<string, Buffer>();
  const add = (name: string, extension: string, content: Buffer) => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const address = `/assets/workers/${name}-${hash}.${extension}`;
    files.set(address, content);
    return address;
  };
  const addresses: Partial<Record<keyof ModelFiles, string>> = {};
  for (const [name, { path, sha256 }] of Object.entries(SOURCES) as [keyof ModelFiles, Source][]) {
    const [, file = '', extension = ''] = /([\w-]+)\.(\w+)$/.exec(path) ?? [];
    addresses[name] = add(file, extension, await readChecked(path, sha256));
  }
  const script = await bundle({ MODEL_FILES: JSON.stringify(addresses) });
  return { address: add('face', 'js', Buffer.from(script)), files };
}

export async function writeFaceWorker(root: string, { files }: FaceWorkerFiles): Promise<void> {
  for (const [address, content] of files) {
    await mkdir(dirname(join(root, address)), { recursive: true });
    await writeFile(join(root, address), content);
  }
}

export async function readChecked(path: string, sha256: string): Promise<Buffer> {
  const content = await readFile(path);
  const found = createHash('sha256').update(content).digest('hex');
  if (!found.startsWith(sha256)) throw new Error(`${path} has the hash ${found}, but ${sha256}… was measured.`);
  return content;
}

/** A classic script, because old browsers start no module as a worker. */
async function bundle(define: Readonly<Record<string, string>>): Promise<string> {
  const input = fileURLToPath(new URL('./worker.ts', import.meta.url));
  const built = await build({
    logLevel: 'warn',
    define,
    build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [script] = (built as Rolldown.RolldownOutput).output;
  return script.code;
}
