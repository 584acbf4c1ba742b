import type { SkincareAvoidRule } from './typed.ts';

const sensitive = { traits: ['sensitive'], concerns: ['redness'] } as const;
const redness = { concerns: ['redness'] } as const;
const tight = { traits: ['tight'] } as const;
const flaking = { answers: { bothersYourSkin: ['flaking'] } } as const;
const blemishes = { concerns: ['blemishes'] } as const;
const refused = { answers: { usedSkincareAcids: ['no-acids'] } } as const;
const acids = { sources: ['acids-review', 'fda-acids'], evidence: 'consensus' } as const;

/** Of two rules about one thing that fit, the first holds. */
export const avoidRules = [
  { about: { family: 'exfoliating-acid' }, when: refused, degree: 'leave-out', refusal: true, ...acids },
  // Those that only carry the name are not proposed either.
  { about: { ingredient: 'azelaic-acid' }, when: refused, degree: 'leave-out', silent: true, ...acids },
  { about: { ingredient: 'ascorbic-acid' }, when: refused, degree: 'leave-out', silent: true, ...acids },
  { about: { ingredient: 'ethyl-ascorbic-acid' }, when: refused, degree: 'leave-out', silent: true, ...acids },
  { about: { ingredient: 'ferulic-acid' }, when: refused, degree: 'leave-out', silent: true, ...acids },
  { about: { ingredient: 'tranexamic-acid' }, when: refused, degree: 'leave-out', silent: true, ...acids },
  { about: { ingredient: 'kojic-acid' }, when: refused, degree: 'leave-out', silent: true, ...acids },

  {
    about: { family: 'fragrance' },
    when: sensitive,
    degree: 'leave-out',
    sources: ['aad-redness', 'sccs-fragrance'],
    evidence: 'consensus',
  },
  { about: { family: 'fragrance' }, when: tight, degree: 'leave-out', sources: ['aad-dry-skin'], evidence: 'consensus' },
  { about: { family: 'drying-alcohol' }, when: tight, degree: 'leave-out', sources: ['aad-dry-skin'], evidence: 'consensus' },
  { about: { family: 'drying-alcohol' }, when: sensitive, degree: 'leave-out', sources: ['aad-redness'], evidence: 'consensus' },
  { about: { family: 'soap' }, when: tight, degree: 'leave-out', sources: ['cleansers', 'aad-dry-skin'], evidence: 'moderate' },
  { about: { family: 'soap' }, when: sensitive, degree: 'leave-out', sources: ['cleansers'], evidence: 'moderate' },
  { about: { family: 'sulfate' }, when: tight, degree: 'leave-out', sources: ['cleansers'], evidence: 'moderate' },
  {
    about: { family: 'sulfate' },
    when: sensitive,
    degree: 'leave-out',
    sources: ['aad-redness', 'cleansers'],
    evidence: 'moderate',
  },
  {
    about: { family: 'sulfate' },
    when: { answers: { usedSkincareSulfates: ['used'] } },
    degree: 'go-easy',
    sources: ['cleansers'],
    evidence: 'moderate',
  },
  { about: { family: 'scrub' }, when: sensitive, degree: 'leave-out', sources: ['aad-exfoliate'], evidence: 'consensus' },
  { about: { family: 'scrub' }, when: blemishes, degree: 'leave-out', sources: ['aad-exfoliate'], evidence: 'consensus' },
  { about: { family: 'scrub' }, when: tight, degree: 'go-easy', sources: ['aad-exfoliate'], evidence: 'consensus' },
  { about: { family: 'exfoliating-acid' }, when: flaking, degree: 'leave-out', sources: ['aad-dry-skin'], evidence: 'consensus' },
  {
    about: { family: 'exfoliating-acid' },
    when: redness,
    degree: 'leave-out',
    sources: ['aad-redness', 'redness-care'],
    evidence: 'consensus',
  },
  { about: { ingredient: 'urea' }, when: redness, degree: 'leave-out', sources: ['aad-redness'], evidence: 'consensus' },
  { about: { family: 'retinoid' }, when: redness, degree: 'leave-out', sources: ['retinoid-review'], evidence: 'consensus' },
  { about: { family: 'clay' }, when: tight, degree: 'go-easy', sources: ['clays'], evidence: 'limited' },
  {
    about: { family: 'retinoid' },
    when: tight,
    degree: 'go-easy',
    sources: ['aad-dry-skin', 'retinoid-review'],
    evidence: 'consensus',
  },
  { about: { ingredient: 'coconut-oil' }, when: blemishes, degree: 'go-easy', sources: ['pore-clogging'], evidence: 'limited' },
  { about: { ingredient: 'cocoa-butter' }, when: blemishes, degree: 'go-easy', sources: ['pore-clogging'], evidence: 'limited' },
  {
    about: { ingredient: 'isopropyl-myristate' },
    when: blemishes,
    degree: 'go-easy',
    sources: ['pore-clogging'],
    evidence: 'limited',
  },
] as const satisfies readonly SkincareAvoidRule[];
