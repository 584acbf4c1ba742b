import { expect, test } from 'vitest';
import { type Claim, claimText, sampleClaims } from './claim.ts';

const claims = {
  counted: { text: '{count} people', basis: { kind: 'live', count: 'buyers', floor: 5 } },
  studied: { text: 'Softer skin', basis: { kind: 'evidence', document: 'study.pdf', date: '2026-05-01' } },
  invented: { text: '267 people', basis: { kind: 'sample' } },
  alsoInvented: { text: '93% fit', basis: { kind: 'sample' } },
} as const satisfies Record<string, Claim>;

test('the list of open claims holds the sample claims only', () => {
  expect(sampleClaims(claims)).toEqual(['invented', 'alsoInvented']);
});

test('the list of open claims is empty when every claim has a basis', () => {
  expect(sampleClaims({ counted: claims.counted, studied: claims.studied })).toEqual([]);
});

test('a live claim shows its count from its floor on', () => {
  const texts = [undefined, 4, 5, 1234].map((buyers) => claimText(claims.counted, buyers === undefined ? {} : { buyers }));
  expect(texts).toEqual([undefined, undefined, '5 people', '1,234 people']);
  expect(claimText(claims.invented)).toBe('267 people');
});
