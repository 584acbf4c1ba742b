import { expect, test } from 'vitest';
import { type Claim, sampleClaims } from './claim.ts';

const claims = {
  counted: { text: '12 people', basis: { kind: 'live' } },
  studied: { text: 'Softer skin', basis: { kind: 'evidence', document: 'study.pdf', date: '2026-05-01' } },
  invented: { text: '267 people', basis: { kind: 'sample' } },
  alsoInvented: { text: '93% fit', basis: { kind: 'sample' } },
} as const satisfies Record<string, Claim>;

test('only the claims without a real basis are named', () => {
  expect(sampleClaims(claims)).toEqual(['invented', 'alsoInvented']);
});

test('nothing is named where every claim has one', () => {
  expect(sampleClaims({ counted: claims.counted, studied: claims.studied })).toEqual([]);
});
