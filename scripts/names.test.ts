import { describe, expect, it } from 'vitest';
import { exportedNames, nameProblems } from './names/check.ts';
import { plantedProject } from './planted-project.ts';

const problemsIn = (files: Readonly<Record<string, string>>) => nameProblems(exportedNames(plantedProject(files)));

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
    expect(problemsIn({ 'web/a.ts': source })).toEqual([problem]);
  });

  it('finds two types of one name', () => {
    const problems = problemsIn({
      'core/a.ts': 'export type Order = { readonly id: string };',
      'server/b.ts': 'export interface Order { readonly total: number }',
    });
    expect(problems).toEqual(['Order means 2 things: core/a.ts, server/b.ts.']);
  });

  it('accepts nouns that say of what, and names that are not exported', () => {
    const source =
      'export type PendingEvent = string;\ntype Told = PendingEvent;\nexport const trackEvent = (told: Told) => told;';
    expect(problemsIn({ 'web/a.ts': source })).toEqual([]);
  });

  it('finds no problem in this project, and reads more than a thousand names', { tags: 'exhaustive' }, () => {
    const names = exportedNames('.');
    expect(names.length).toBeGreaterThan(1000);
    expect(nameProblems(names)).toEqual([]);
  });
});
