// npm runs it after `npm ci`, so it has no dependency and no TypeScript.
import { installNodeWhenMissing, linkNode } from './launch/install.mjs';
import { reportPlainly } from './launch/plain-errors.mjs';

await reportPlainly(async () => {
  await installNodeWhenMissing('Fetching Node');
  linkNode();
});
