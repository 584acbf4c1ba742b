import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where this run keeps its databases. The port of its server names it in all processes. */
export function runFolder(): string {
  return join(tmpdir(), `petalune-e2e-${process.env.E2E_PORT}`);
}
