import { describe, expect, test } from 'vitest';
import { findings as all, type Finding } from './findings.ts';
import { labelIngredients as ingredients } from './label-ingredients.ts';
import { limitationRules } from './rules/lines.ts';
import { seekRules } from './rules/seek.ts';
import type { SkincareLineRule, SkincareSeekRule } from './rules/typed.ts';
import { sources } from './sources.ts';

type Claim = { readonly ingredient: string; readonly concern: string; readonly works: readonly string[] };

const findings: readonly Finding[] = all;
const rules: readonly SkincareSeekRule[] = seekRules;

const covers = ({ ingredient, concern, works }: Claim) =>
  findings.filter(
    ({ work, of, concerns }) =>
      works.includes(work) && of.some((id) => id === ingredient) && concerns.some((id) => id === concern),
  );

const claimsOfIngredients: readonly Claim[] = ingredients.flatMap(({ id, goodFor, sources: works }) =>
  goodFor.map((concern) => ({ ingredient: id, concern, works })),
);

describe('a claim about an ingredient', () => {
  test('says no more than one of the works that the ingredient names found', () => {
    expect(claimsOfIngredients.length).toBeGreaterThan(80);
    expect(claimsOfIngredients.filter((claim) => covers(claim).length === 0)).toEqual([]);
  });

  test('says no more in a rule for seeking than one of the works of that rule found', () => {
    const claims = rules.flatMap(({ concern, ingredients: ids, sources: works }): readonly Claim[] =>
      ids.map((ingredient) => ({ ingredient, concern, works })),
    );
    expect(claims.filter((claim) => covers(claim).length === 0)).toEqual([]);
  });

  test('is limited where the only findings behind it are weak', () => {
    const tooSure = rules.filter(
      ({ concern, ingredients: ids, sources: works, evidence }) =>
        (evidence === 'moderate' || evidence === 'strong') &&
        ids.some((ingredient) => covers({ ingredient, concern, works }).every(({ weakness }) => weakness)),
    );
    expect(tooSure).toEqual([]);
  });
});

describe('a finding', () => {
  test('of a mixture has a line that says so where a part of it is sought', () => {
    const lines: readonly SkincareLineRule[] = limitationRules;
    const alone = ({ ingredient, concern, works }: Claim) =>
      covers({ ingredient, concern, works }).some(({ weakness }) => weakness !== 'in a mixture');
    const untold = rules.flatMap(({ concern, ingredients: ids, sources: works }) =>
      ids.filter(
        (ingredient) =>
          !alone({ ingredient, concern, works }) &&
          !lines.some((line) => line.ingredients?.includes(ingredient) && line.sources.some((work) => works.includes(work))),
      ),
    );
    expect(untold).toEqual([]);
  });

  test('is named by an ingredient that claims it, or by a rule for seeking it', () => {
    const claimed = (finding: Finding) =>
      finding.of.every((id) => finding.concerns.some((concern) => claimedFor(id, concern, finding.work)));
    const claimedFor = (id: string, concern: string, work: string) =>
      claimsOfIngredients.some((claim) => claim.ingredient === id && claim.concern === concern && claim.works.includes(work)) ||
      rules.some(
        (rule) =>
          rule.concern === concern &&
          rule.ingredients.some((one) => one === id) &&
          rule.sources.some((source) => source === work),
      );
    expect(findings.filter((finding) => !claimed(finding))).toEqual([]);
  });

  test('of something else than people is not listed, since it says nothing about a face', () => {
    const elsewhere = Object.entries(sources).flatMap(([id, source]) => ('testedOn' in source ? [id] : []));
    expect(findings.filter(({ work }) => elsewhere.includes(work))).toEqual([]);
  });
});
