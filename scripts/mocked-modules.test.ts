import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a test that replaces a module is named `.mocked.test.ts`, because the others share their modules from file to file', () => {
  const files = globSync('{core,content,server,adapters,annex,scripts,bench}/**/*.test.ts');
  const mocking = files.filter((file) => /^vi\.(mock|doMock)\(/m.test(readFileSync(file, 'utf8')));
  expect(mocking.length).toBeGreaterThan(0);
  expect(mocking.filter((file) => !file.endsWith('.mocked.test.ts'))).toEqual([]);
});
