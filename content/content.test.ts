import { expect, test } from 'vitest';
import type { Claim } from '../core/claims/claim.ts';
import { introPrice } from '../core/plans/plan.ts';
import { analysis } from './analysis.ts';
import { claims } from './claims.ts';
import { cityCopy } from './pages/city.ts';
import { salesCopy } from './pages/sales.ts';
import { plans } from './plans.ts';
import { otherProducts, productFits, recommendedProducts } from './products.ts';
import { reviews } from './reviews.ts';
import { programWords } from './skincare/words/words.ts';
import { tips } from './tips.ts';
import { recentBuyers } from './trust.ts';

/* Holds for every content. What the demonstration says is pinned in `demonstration.test.ts`. */

const everyClaim: readonly Claim[] = [...Object.values(claims), ...reviews, ...recentBuyers];

test('every claim has a text of its own and a basis', () => {
  expect(new Set(everyClaim.map(({ text }) => text)).size).toBe(everyClaim.length);
  for (const { basis } of everyClaim) expect(['live', 'computed', 'evidence', 'sample']).toContain(basis.kind);
});

test('the claims about scores and goals equal what the analysis shows', () => {
  const scores = analysis.treatment.scores.map(({ label, percent }) => `${label} ${percent}%`);
  expect(scores.join(', ')).toBe(claims.skinScores.text);
  const goals = analysis.improvements.map(({ label, from, to }) => `${label} ${from}% to ${to}%`);
  expect(goals.join(', ')).toBe(claims.skinGoals.text);
});

test('the reviews are dated, newest first, and have one to five stars', () => {
  const days = reviews.map(({ date }) => Date.parse(date));
  expect(days).not.toContain(Number.NaN);
  expect(days).toEqual([...days].sort((a, b) => b - a));
  for (const { rating } of reviews) expect([1, 2, 3, 4, 5]).toContain(rating);
});

test('the addresses of recent buyers are masked', () => {
  const addresses = recentBuyers.filter(({ text }) => text.includes('@'));
  for (const { text } of addresses) expect(text).toMatch(/^\w{1,2}•••@\S+ /);
});

test('no introductory price is above its list price', () => {
  for (const plan of plans) expect(introPrice(plan), plan.id).toBeLessThanOrEqual(plan.listPrice);
});

test('every entry of a content list has an id of its own', () => {
  for (const list of [plans, reviews, tips, recommendedProducts, productFits, otherProducts]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  }
});

test('the overview that everybody reads names no concern and no part of the day, because programs differ in them', () => {
  const text = salesCopy.overview.paragraphs.join(' ').toLowerCase();
  const named = [...Object.values(programWords.concerns), 'hydration', ...Object.values(programWords.slots)];
  expect(named.filter((word) => text.includes(word))).toEqual([]);
});

test('the weather of a city asks for the sunscreen of the program, and for no texture of a product', () => {
  const asked = Object.values(cityCopy.bands).flatMap((bands) => Object.values(bands).map(({ skin }) => skin));
  const strengths = new Set(asked.flatMap((text) => text.match(/SPF \d+.{8}/g) ?? []));
  expect([...strengths].filter((strength) => !programWords.firstWeek.sun.includes(strength))).toEqual([]);
  expect(asked.filter((text) => /\b(gels?|creams?|balms?|layers?|oils?)\b/.test(text))).toEqual([]);
});
