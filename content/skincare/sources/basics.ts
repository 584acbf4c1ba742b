import type { Source } from './source.ts';

export const basicSources = {
  moisturizers: {
    title: 'Moisturizers: the slippery road',
    where: 'Indian Journal of Dermatology 61(3), 279-287',
    year: 2016,
    evidence: 'review',
  },
  'natural-moisture': {
    title: 'Moisturization and skin barrier function',
    where: 'Dermatologic Therapy 17(Suppl 1), 43-48',
    year: 2004,
    evidence: 'review',
  },
  ceramides: {
    title: 'Role of ceramides in barrier function of healthy and diseased skin',
    where: 'American Journal of Clinical Dermatology 6(4), 215-223',
    year: 2005,
    evidence: 'review',
  },
  hyaluronic: {
    title: 'Hyaluronic acid: a key molecule in skin aging',
    where: 'Dermato-Endocrinology 4(3), 253-258',
    year: 2012,
    evidence: 'review',
  },
  glycerol: {
    title: 'Glycerol and the skin: holistic approach to its origin and functions',
    where: 'British Journal of Dermatology 159(1), 23-34',
    year: 2008,
    evidence: 'review',
  },
  urea: {
    title: 'Urea: a comprehensive review of the clinical literature',
    where: 'Dermatology Online Journal 19(11)',
    year: 2013,
    evidence: 'review',
  },
  panthenol: {
    title: 'Topical use of dexpanthenol in skin disorders',
    where: 'American Journal of Clinical Dermatology 3(6), 427-433',
    year: 2002,
    evidence: 'review',
  },
  'panthenol-study': {
    title: 'Skin moisturizing effects of panthenol-based formulations',
    where: 'Journal of Cosmetic Science 62(4), 361-370',
    year: 2011,
    evidence: 'study',
  },
  oatmeal: {
    title: 'Colloidal oatmeal: history, chemistry and clinical properties',
    where: 'Journal of Drugs in Dermatology 6(2), 167-170',
    year: 2007,
    evidence: 'review',
  },
  'plant-oils': {
    title: 'Anti-inflammatory and skin barrier repair effects of topical application of some plant oils',
    where: 'International Journal of Molecular Sciences 19(1), 70',
    year: 2018,
    evidence: 'review',
  },
  'pore-clogging': {
    title: 'Comedogenicity and irritancy of commonly used ingredients in skin care products',
    where: 'Journal of the Society of Cosmetic Chemists 40, 321-333',
    year: 1989,
    evidence: 'study',
  },
  cleansers: {
    title: 'Cleansing without compromise: the impact of cleansers on the skin barrier and the technology of mild cleansing',
    where: 'Dermatologic Therapy 17(Suppl 1), 16-25',
    year: 2004,
    evidence: 'review',
  },
  centella: {
    title: 'Centella asiatica in cosmetology',
    where: 'Advances in Dermatology and Allergology 30(1), 46-49',
    year: 2013,
    evidence: 'review',
  },
  'natural-soothing': {
    title: 'Natural ingredients in cosmetic dermatology',
    where: 'Journal of Drugs in Dermatology 8(6 Suppl)',
    year: 2009,
    evidence: 'review',
    checked: '2026-11-25',
  },
  aloe: {
    title: 'Aloe vera: a short review',
    where: 'Indian Journal of Dermatology 53(4), 163-166',
    year: 2008,
    evidence: 'review',
  },
  chamomile: {
    title: 'Chamomile: a herbal medicine of the past with bright future',
    where: 'Molecular Medicine Reports 3(6), 895-901',
    year: 2010,
    evidence: 'review',
  },
  honey: {
    title: 'Honey in dermatology and skin care: a review',
    where: 'Journal of Cosmetic Dermatology 12(4), 306-313',
    year: 2013,
    evidence: 'review',
  },
  petrolatum: {
    title: "Petrolatum: barrier repair and antimicrobial responses underlying this 'inert' moisturizer",
    where: 'Journal of Allergy and Clinical Immunology 137(4), 1091-1102',
    year: 2016,
    evidence: 'study',
  },
  clays: {
    title: 'The scenario of clays and clay minerals use in cosmetics and dermocosmetics',
    where: 'Cosmetics 11(1), 7',
    year: 2024,
    evidence: 'review',
  },
} as const satisfies Readonly<Record<string, Source>>;
