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
const [script = 'start', ...rest] = process.argv.slice(2);

await reportPlainly(async () => {
  checkNode();
  await installWhenChanged(`1/${STEPS.get(script)}`);
  process.exitCode = await inForeground(modernNode(), [`scripts/${script}.ts`, ...rest]);
});
