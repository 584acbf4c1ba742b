import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const names = (pattern: RegExp, ...files: readonly string[]) =>
  files.flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, name]) => name)).sort();

test('.env.example explains every variable that the server reads, and no other', () => {
  const read = names(/^ {2}([A-Z][A-Z_]+): /gm, ...globSync('server/platform/{*-,}variables.ts'));
  expect(read).toContain('DATA_DIR');
  expect(names(/^# ([A-Z][A-Z_]+)=/gm, '.env.example')).toEqual(read);
});
