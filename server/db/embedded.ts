import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

export async function openEmbedded(dataDir: string): Promise<PGlite> {
  mkdirSync(dataDir, { recursive: true });
  return PGlite.create({ fs: new NodeFS(join(dataDir, 'postgres')) });
}
