import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The port of a run's server names its folder in all processes. */
export function runFolder(): string {
  return join(tmpdir(), `petalune-e2e-${process.env.E2E_PORT}`);
}
