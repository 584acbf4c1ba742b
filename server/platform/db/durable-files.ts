import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];

/** The part of Emscripten's module that keeps files on disk. */
type FileModule = {
  readonly NODEFS: {
    stream_ops: { fsync?: (stream: { nfd: number }) => number };
    tryFSOperation<T>(act: () => T): T;
  };
};

/**
 * PGlite's files on disk, with the fsync that it leaves out: without it a commit is lost when the machine stops.
 * It leans on PGlite's inside, so a test counts the fsyncs.
 */
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
