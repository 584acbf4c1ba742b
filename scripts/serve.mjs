// Starts a release, where everything is built and installed. Older Nodes can read it, to say which one it needs.
import { existsSync } from 'node:fs';
import { requireNode } from './launch/modern-node.mjs';
import { reportPlainly } from './launch/plain-errors.mjs';

await reportPlainly(async () => {
  requireNode();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { main } = await import('../server/main.ts');
  await main();
});
