import type { Connect, Plugin } from 'vite';
import type { WorkerFiles } from '../workers/worker-files.ts';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json', wasm: 'application/wasm' };

export function workerFiles({ files }: WorkerFiles): Plugin {
  return {
    name: 'worker-files',
    configureServer: ({ middlewares }) => void middlewares.use(serveFrom(files)),
  };
}

export function serveFrom(files: ReadonlyMap<string, Buffer>): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    const [path = ''] = url.split('?');
    const content = files.get(path);
    if (!content) return next();
    response.writeHead(200, { 'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream' }).end(content);
  };
}
