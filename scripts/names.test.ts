import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportedNames, nameProblems } from './names/check.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'names-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, source: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${source}\n`);
}

describe('the check of exported names', () => {
  it.each([
    ['a participle', 'export type Told = { readonly name: string };', 'web/a.ts: Told does not say of what.'],
    ['a pronoun', 'export const nobody = () => undefined;', 'web/a.ts: nobody does not say of what.'],
    [
      'an interface named by a participle',
      'export interface Kept { readonly id: string }',
      'web/a.ts: Kept does not say of what.',
    ],
    [
      'a private verb',
      'export async function oweReminder() {}',
      "web/a.ts: oweReminder says 'owe' where the field says enqueue.",
    ],
    [
      'a private word in a constant',
      'export const PATIENCE_MS = 1;',
      "web/a.ts: PATIENCE_MS says 'patience' where the field says backoff, or a timeout.",
    ],
  ])('finds %s', (_what, source, problem) => {
    plant('web/a.ts', source);
    expect(nameProblems(exportedNames(root))).toEqual([problem]);
  });

  it('finds two types of one name', () => {
    plant('core/a.ts', 'export type Order = { readonly id: string };');
    plant('server/b.ts', 'export interface Order { readonly total: number }');
    expect(nameProblems(exportedNames(root))).toEqual(['Order means 2 things: core/a.ts, server/b.ts.']);
  });

  it('accepts nouns that say of what, and names that are not exported', () => {
    plant(
      'web/a.ts',
      'export type PendingEvent = string;\ntype Told = PendingEvent;\nexport const trackEvent = (told: Told) => told;',
    );
    expect(nameProblems(exportedNames(root))).toEqual([]);
  });

  it('finds no problem in this project, and reads more than a thousand names', () => {
    const names = exportedNames('.');
    expect(names.length).toBeGreaterThan(1000);
    expect(nameProblems(names)).toEqual([]);
  });
});
