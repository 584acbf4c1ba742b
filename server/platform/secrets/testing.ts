import { openSecrets, type Secrets } from './secrets.ts';

export function testSecrets(): Secrets {
  return openSecrets([Buffer.alloc(32, 7)]);
}
