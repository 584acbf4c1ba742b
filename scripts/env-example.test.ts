import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const names = (file: string, pattern: RegExp) =>
  Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, name]) => name).sort();

test('.env.example explains every variable that the server reads, and no other', () => {
  const read = names('server/platform/variables.ts', /^ {2}([A-Z][A-Z_]+): /gm);
  expect(read).toContain('DATA_DIR');
  expect(names('.env.example', /^# ([A-Z][A-Z_]+)=/gm)).toEqual(read);
});
