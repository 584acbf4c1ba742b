import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];

type FileModule = {
  readonly NODEFS: {
    stream_ops: { fsync?: (stream: { nfd: number }) => number };
    tryFSOperation<T>(act: () => T): T;
  };
};

/** PGlite omits fsync, so a power failure would lose commits. A test counts the fsyncs, since this uses internals. */
export class DurableFiles extends NodeFS {
  override async init(pglite: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addFsync = ({ NODEFS }: FileModule) => {
      NODEFS.stream_ops.fsync = ({ nfd }) => NODEFS.tryFSOperation(() => syncFile(nfd));
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } as Options };
  }
}

function syncFile(descriptor: number): number {
  fsyncSync(descriptor);
  return 0;
}
