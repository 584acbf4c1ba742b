import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

type Source = {
  readonly path: string;
  /** The beginning of the hash of the file whose results were measured. */
  readonly sha256: string;
  /** What visitors load, where it is another name and form than that of the package. */
  readonly served?: { readonly name: string; readonly from: (content: Buffer) => Buffer };
};

/** What an annex says of its worker. */
type WorkerPlan = {
  readonly name: string;
  readonly script: string;
  /** What the worker fetches. It finds the addresses, by these names, in `MODEL_FILES`. */
  readonly sources: Readonly<Record<string, Source>>;
  /** Of its address, where it is another one than that of all workers. */
  readonly folder?: string;
};

export type WorkerFiles = { readonly address: string; readonly files: ReadonlyMap<string, Buffer> };

/** A worker and what it fetches, by address. */
export async function makeWorker({ name, script, sources, folder = '/assets/workers/' }: WorkerPlan): Promise<WorkerFiles> {
  const files = new Map<string, Buffer>();
  const add = (file: string, content: Buffer) => {
    const [, stem = '', extension = ''] = /([\w-]+)\.(\w+)$/.exec(file) ?? [];
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const address = `${folder}${stem}-${hash}.${extension}`;
    files.set(address, content);
    return address;
  };
  const addresses: Record<string, string> = {};
  for (const [id, { path, sha256, served }] of Object.entries(sources)) {
    const content = await readChecked(path, sha256);
    addresses[id] = served ? add(served.name, served.from(content)) : add(basename(path), content);
  }
  const code = await bundle(script, { MODEL_FILES: JSON.stringify(addresses) });
  return { address: add(`${name}.js`, Buffer.from(code)), files };
}

export async function writeWorker(root: string, { files }: WorkerFiles): Promise<void> {
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

/** What packages ask of Node where they run there. */
const withoutNode: Plugin = {
  name: 'without-node',
  enforce: 'pre',
  resolveId: (id) => (isBuiltin(id) ? '\0without-node' : undefined),
  load: (id) => (id === '\0without-node' ? 'export default {}' : undefined),
};

/** A classic script, because old browsers start no module as a worker. */
async function bundle(input: string, define: Readonly<Record<string, string>>): Promise<string> {
  const built = await build({
    logLevel: 'warn',
    define,
    plugins: [withoutNode],
    build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [script] = (built as Rolldown.RolldownOutput).output;
  return script.code;
}
