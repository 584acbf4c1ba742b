import { createWriteStream } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Cluster } from '../cluster.ts';
import type { Fault } from '../fault.ts';

const MAX_BYTES = 2 * 1024 ** 3;
const MB = Buffer.alloc(1024 ** 2);
const fillerOf = ({ postgres }: Cluster) => join(postgres.data, '..', 'filler');

function* megabytes() {
  for (;;) yield MB;
}

export const diskIsFull: Fault = {
  name: 'the disk of PostgreSQL is full',
  database: 'away',
  ms: 8000,
  async begin(cluster) {
    const { bavail, bsize } = await statfs(cluster.postgres.data);
    if (bavail * bsize > MAX_BYTES) return 'its data is not on a small disk, which takes the right to mount one';
    await pipeline(Readable.from(megabytes()), createWriteStream(fillerOf(cluster))).catch(() => {}); // until there is no space
    return undefined;
  },
  end: (cluster) => rm(fillerOf(cluster), { force: true }),
};
