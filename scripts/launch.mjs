// Runs on any Node and npm, so it has no dependency and no TypeScript. Installs what is missing, then starts Node 24.
import { fileURLToPath } from 'node:url';
import { inForeground } from './launch/foreground.mjs';
import { installWhenChanged } from './launch/install.mjs';
import { checkNode, modernNode } from './launch/modern-node.mjs';
import { reportPlainly } from './launch/plain-errors.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const STEPS = new Map([
  ['start', 3],
  ['test', 4],
  ['dev', 2],
]);
const PROGRAMS = new Map([
  ['bench', ['bench/run.ts']],
  ['fix', ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.']],
]);
const [script = 'start', ...rest] = process.argv.slice(2);

await reportPlainly(async () => {
  checkNode();
  const steps = STEPS.get(script);
  await installWhenChanged(script === 'start' ? 'start' : 'all', steps === undefined ? undefined : `1/${steps}`);
  process.exitCode = await inForeground(modernNode(), [...(PROGRAMS.get(script) ?? [`scripts/${script}.ts`]), ...rest]);
});
