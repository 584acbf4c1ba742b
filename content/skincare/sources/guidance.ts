import type { Source } from './source.ts';

export const guidanceSources = {
  'aad-acne': {
    title: 'Guidelines of care for the management of acne vulgaris',
    where: 'Journal of the American Academy of Dermatology 90(5)',
    year: 2024,
    evidence: 'guideline',
  },
  'redness-care': {
    title: 'Standard management options for rosacea: the 2019 update by the National Rosacea Society Expert Committee',
    where: 'Journal of the American Academy of Dermatology 82(6), 1501-1510',
    year: 2020,
    evidence: 'guideline',
  },
  'sensitive-care': {
    title:
      'Pathophysiology and management of sensitive skin: position paper from the special interest group on sensitive skin of the International Forum for the Study of Itch',
    where: 'Journal of the European Academy of Dermatology and Venereology 34(2), 222-229',
    year: 2020,
    evidence: 'guideline',
    checked: '2026-11-25',
  },
  infection: {
    title:
      'Practice guidelines for the diagnosis and management of skin and soft tissue infections: 2014 update by the Infectious Diseases Society of America',
    where: 'Clinical Infectious Diseases 59(2)',
    year: 2014,
    evidence: 'guideline',
  },
  'suspected-cancer': {
    title: 'Suspected cancer: recognition and referral (NG12)',
    where: 'National Institute for Health and Care Excellence',
    year: 2015,
    evidence: 'guideline',
  },
  moles: {
    title: 'Early diagnosis of cutaneous melanoma: revisiting the ABCD criteria',
    where: 'JAMA 292(22), 2771-2776',
    year: 2004,
    evidence: 'review',
  },
  'aad-patch-test': {
    title: 'How to test skin care products before use',
    where: 'American Academy of Dermatology',
    year: 2021,
    evidence: 'advice',
    checked: '2026-11-25',
  },
  'aad-order': {
    title: 'Get the most from your skin care products',
    where: 'American Academy of Dermatology',
    evidence: 'advice',
    checked: '2026-11-25',
  },
  'aad-redness': {
    title: '7 rosacea skin care tips',
    where: 'American Academy of Dermatology',
    year: 2024,
    evidence: 'advice',
  },
  'aad-makeup': {
    title: 'I have acne! Is it okay to wear makeup?',
    where: 'American Academy of Dermatology',
    evidence: 'advice',
  },
  'aad-washing': {
    title: 'Face washing 101',
    where: 'American Academy of Dermatology',
    evidence: 'advice',
  },
  'aad-dry-skin': {
    title: "Dermatologists' top tips for relieving dry skin",
    where: 'American Academy of Dermatology',
    evidence: 'advice',
    checked: '2026-11-25',
  },
  'aad-exfoliate': {
    title: 'How to safely exfoliate at home',
    where: 'American Academy of Dermatology',
    evidence: 'advice',
    checked: '2026-11-25',
  },
  'aad-sunscreen': {
    title: 'Sunscreen FAQs',
    where: 'American Academy of Dermatology',
    evidence: 'advice',
  },
  'aad-acne-time': {
    title: "10 things to try when acne won't clear",
    where: 'American Academy of Dermatology',
    evidence: 'advice',
  },
  habits: {
    title: "Making health habitual: the psychology of 'habit-formation' and general practice",
    where: 'British Journal of General Practice 62(605), 664-666',
    year: 2012,
    evidence: 'review',
    checked: '2026-11-25',
  },
  'uv-index': {
    title: 'Global Solar UV Index: a practical guide',
    where: 'World Health Organization',
    year: 2002,
    evidence: 'guideline',
  },
  'eu-cosmetics': {
    title: 'Regulation (EC) No 1223/2009 on cosmetic products',
    where: 'Official Journal of the European Union L 342',
    year: 2009,
    evidence: 'regulation',
  },
  'eu-claims': {
    title:
      'Regulation (EU) No 655/2013 laying down common criteria for the justification of claims used in relation to cosmetic products',
    where: 'Official Journal of the European Union L 190',
    year: 2013,
    evidence: 'regulation',
  },
  'eu-retinol-arbutin': {
    title: 'Regulation (EU) 2024/996 as regards the use of vitamin A, alpha-arbutin and arbutin in cosmetic products',
    where: 'Official Journal of the European Union',
    year: 2024,
    evidence: 'regulation',
  },
  'eu-fragrance': {
    title: 'Regulation (EU) 2023/1545 as regards labelling of fragrance allergens in cosmetic products',
    where: 'Official Journal of the European Union L 188',
    year: 2023,
    evidence: 'regulation',
  },
  'sccs-fragrance': {
    title: 'Opinion on fragrance allergens in cosmetic products (SCCS/1459/11)',
    where: 'Scientific Committee on Consumer Safety',
    year: 2012,
    evidence: 'regulation',
  },
  'sccs-vitamin-a': {
    title: 'Revision of the scientific opinion on vitamin A (SCCS/1639/21)',
    where: 'Scientific Committee on Consumer Safety',
    year: 2022,
    evidence: 'regulation',
  },
  'sccs-salicylic': {
    title: 'Opinion on salicylic acid (SCCS/1601/18)',
    where: 'Scientific Committee on Consumer Safety',
    year: 2018,
    evidence: 'regulation',
  },
  'sccs-kojic': {
    title: 'Opinion on kojic acid (SCCS/1637/21)',
    where: 'Scientific Committee on Consumer Safety',
    year: 2022,
    evidence: 'regulation',
  },
  'fda-acids': {
    title: 'Guidance for industry: labeling for cosmetics containing alpha hydroxy acids',
    where: 'US Food and Drug Administration',
    year: 2005,
    evidence: 'regulation',
  },
  'fda-acne': {
    title: 'Topical acne drug products for over-the-counter human use (21 CFR 333, subpart D)',
    where: 'US Food and Drug Administration',
    year: 2010,
    evidence: 'regulation',
  },
  'fda-protectant': {
    title: 'Skin protectant drug products for over-the-counter human use (21 CFR 347)',
    where: 'US Food and Drug Administration',
    year: 2003,
    evidence: 'regulation',
  },
  'fda-sunscreen': {
    title: 'Over-the-counter monograph M020: sunscreen drug products',
    where: 'US Food and Drug Administration',
    year: 2021,
    evidence: 'regulation',
  },
  pregnancy: {
    title: 'Skin changes and safety profile of topical products during pregnancy',
    where: 'Journal of Clinical and Aesthetic Dermatology 15(2), 49-57',
    year: 2022,
    evidence: 'review',
    checked: '2026-11-25',
  },
  'sun-medicines': {
    title: 'Drug-induced photosensitivity: culprit drugs, potential mechanisms and clinical consequences',
    where: 'Journal der Deutschen Dermatologischen Gesellschaft 19(1), 19-29',
    year: 2021,
    evidence: 'review',
  },
} as const satisfies Readonly<Record<string, Source>>;
