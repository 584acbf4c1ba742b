import type { Source } from './source.ts';

export const skinSources = {
  'skin-types': {
    title: 'Understanding and treating various skin types: the Baumann Skin Type Indicator',
    where: 'Dermatologic Clinics 26(3), 359-373',
    year: 2008,
    evidence: 'review',
    checked: '2026-11-25',
  },
  'dry-skin': {
    title: 'Role of topical emollients and moisturizers in the treatment of dry skin barrier disorders',
    where: 'American Journal of Clinical Dermatology 4(11), 771-788',
    year: 2003,
    evidence: 'review',
    checked: '2026-11-25',
  },
  sleep: {
    title: 'Does poor sleep quality affect skin ageing?',
    where: 'Clinical and Experimental Dermatology 40(1), 17-22',
    year: 2015,
    evidence: 'study',
    checked: '2026-11-25',
  },
  water: {
    title: 'Dietary water affects human skin hydration and biomechanics',
    where: 'Clinical, Cosmetic and Investigational Dermatology 8, 413-421',
    year: 2015,
    evidence: 'study',
    checked: '2026-11-25',
  },
  stress: {
    title: 'Brain-skin connection: stress, inflammation and skin aging',
    where: 'Inflammation & Allergy - Drug Targets 13(3), 177-190',
    year: 2014,
    evidence: 'review',
    checked: '2026-11-25',
  },
  sunscreen: {
    title: 'Sunscreen and prevention of skin aging: a randomized trial',
    where: 'Annals of Internal Medicine 158(11), 781-790',
    year: 2013,
    evidence: 'trial',
    checked: '2026-11-25',
  },
  sun: {
    title: 'Effect of the sun on visible clinical signs of aging in Caucasian skin',
    where: 'Clinical, Cosmetic and Investigational Dermatology 6, 221-232',
    year: 2013,
    evidence: 'study',
    checked: '2026-11-25',
  },
  ageing: {
    title: 'Intrinsic and extrinsic factors in skin ageing: a review',
    where: 'International Journal of Cosmetic Science 30(2), 87-95',
    year: 2008,
    evidence: 'review',
    checked: '2026-11-25',
  },
  sensitivity: {
    title: 'The prevalence of sensitive skin',
    where: 'Frontiers in Medicine 6, 98',
    year: 2019,
    evidence: 'review',
    checked: '2026-11-25',
  },
} as const satisfies Readonly<Record<string, Source>>;
