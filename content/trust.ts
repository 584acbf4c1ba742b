import type { Claim } from '../core/claims/claim.ts';
import { claims } from './claims.ts';

/** Why to trust us; `id` names the drawing. */
export const trustReasons = [
  { id: 'medical-board', title: claims.medicalBoard.text, claim: claims.medicalBoard },
  { id: 'medical-exam', title: claims.medicalExam.text, claim: claims.medicalExam },
  { id: 'chemists', title: claims.chemists.text, claim: claims.chemists },
  { id: 'independent', title: 'Independent app, not affiliated with any skincare brand', claim: undefined },
] as const;

/** What the app gives, in five lines. */
export const benefits = [
  'Extensive product recommendations',
  'Dozens of facelifting techniques',
  'Skin analysis by a smart face scanner',
  claims.dermatology.text,
  claims.visibleImprovement.text,
] as const;

/**
 * Buyers who started lately, their addresses masked. With real orders a true count stands here alone, and is drawn from its floor on:
 * `{ text: '{count} people started a plan today', basis: { kind: 'live', count: 'buyersLastDay', floor: 20 } }`.
 */
export const recentBuyers: readonly [Claim, ...Claim[]] = [
  { text: 'ma•••@gmail.com started the 1-Month Plan', basis: { kind: 'sample' } },
  { text: 'so•••@icloud.com started the 1-Month Plan', basis: { kind: 'sample' } },
  { text: 'ka•••@outlook.com started the 1-Month Plan', basis: { kind: 'sample' } },
  { text: 'el•••@yahoo.com started the 1-Month Plan', basis: { kind: 'sample' } },
];
