import type { Source } from './source.ts';

export const activeSources = {
  'retinoid-review': {
    title: 'Retinoids in the treatment of skin aging: an overview of clinical efficacy and safety',
    where: 'Clinical Interventions in Aging 1(4), 327-348',
    year: 2006,
    evidence: 'review',
  },
  'retinol-trial': {
    title: 'Improvement of naturally aged skin with vitamin A (retinol)',
    where: 'Archives of Dermatology 143(5), 606-612',
    year: 2007,
    evidence: 'trial',
  },
  'retinol-mild-trial': {
    title:
      'A stabilized 0.1% retinol facial moisturizer improves the appearance of photodamaged skin in an eight-week, double-blind, vehicle-controlled study',
    where: 'Journal of Drugs in Dermatology 8(10), 932-936',
    year: 2009,
    evidence: 'trial',
  },
  'bakuchiol-trial': {
    title: 'Prospective, randomized, double-blind assessment of topical bakuchiol and retinol for facial photoageing',
    where: 'British Journal of Dermatology 180(2), 289-296',
    year: 2019,
    evidence: 'trial',
  },
  'acids-review': {
    title: 'Applications of hydroxy acids: classification, mechanisms, and photoactivity',
    where: 'Clinical, Cosmetic and Investigational Dermatology 3, 135-142',
    year: 2010,
    evidence: 'review',
  },
  'acids-dual': {
    title: 'Dual effects of alpha-hydroxy acids on the skin',
    where: 'Molecules 23(4), 863',
    year: 2018,
    evidence: 'review',
  },
  'acids-trial': {
    title: 'Topical 8% glycolic acid and 8% L-lactic acid creams for the treatment of photodamaged skin',
    where: 'Archives of Dermatology 132(6), 631-636',
    year: 1996,
    evidence: 'trial',
  },
  'glycolic-mild-trial': {
    title:
      'A double-blind randomized clinical trial on the effectiveness of a daily glycolic acid 5% formulation in the treatment of photoaging',
    where: 'Dermatologic Surgery 24(5), 573-578',
    year: 1998,
    evidence: 'trial',
  },
  'lactic-study': {
    title: 'Epidermal and dermal effects of topical lactic acid',
    where: 'Journal of the American Academy of Dermatology 35(3), 388-391',
    year: 1996,
    evidence: 'study',
  },
  'mild-acids': {
    title: 'The use of polyhydroxy acids (PHAs) in photoaged skin',
    where: 'Cutis 73(2 Suppl), 3-13',
    year: 2004,
    evidence: 'study',
  },
  'salicylic-review': {
    title: 'Salicylic acid as a peeling agent: a comprehensive review',
    where: 'Clinical, Cosmetic and Investigational Dermatology 8, 455-461',
    year: 2015,
    evidence: 'review',
  },
  'niacinamide-tone': {
    title: 'The effect of niacinamide on reducing cutaneous pigmentation and suppression of melanosome transfer',
    where: 'British Journal of Dermatology 147(1), 20-31',
    year: 2002,
    evidence: 'trial',
  },
  'niacinamide-face': {
    title: 'Niacinamide: a B vitamin that improves aging facial skin appearance',
    where: 'Dermatologic Surgery 31(7), 860-865',
    year: 2005,
    evidence: 'trial',
  },
  'niacinamide-oil': {
    title: 'The effect of 2% niacinamide on facial sebum production',
    where: 'Journal of Cosmetic and Laser Therapy 8(2), 96-101',
    year: 2006,
    evidence: 'trial',
  },
  'vitamin-c-review': {
    title: 'Topical vitamin C and the skin: mechanisms of action and clinical applications',
    where: 'Journal of Clinical and Aesthetic Dermatology 10(7), 14-17',
    year: 2017,
    evidence: 'review',
  },
  'vitamin-c-forms': {
    title: 'Vitamin C in dermatology',
    where: 'Indian Dermatology Online Journal 4(2), 143-146',
    year: 2013,
    evidence: 'review',
  },
  'vitamin-c-trial': {
    title: 'Double-blind, half-face study comparing topical vitamin C and vehicle for rejuvenation of photodamage',
    where: 'Dermatologic Surgery 28(3), 231-236',
    year: 2002,
    evidence: 'trial',
  },
  'vitamin-e': {
    title: 'Vitamin E in dermatology',
    where: 'Indian Dermatology Online Journal 7(4), 311-315',
    year: 2016,
    evidence: 'review',
  },
  ferulic: {
    title: 'Ferulic acid stabilizes a solution of vitamins C and E and doubles its photoprotection of skin',
    where: 'Journal of Investigative Dermatology 125(4), 826-832',
    year: 2005,
    evidence: 'study',
  },
  'green-tea': {
    title: 'Green tea and other tea polyphenols: effects on sebum production and acne vulgaris',
    where: 'Antioxidants 6(1), 2',
    year: 2017,
    evidence: 'review',
  },
  resveratrol: {
    title: 'Resveratrol: a unique antioxidant offering a multi-mechanistic approach for treating aging skin',
    where: 'Journal of Drugs in Dermatology 12(12), 1389-1394',
    year: 2013,
    evidence: 'review',
  },
  coenzyme: {
    title: 'Coenzyme Q10, a cutaneous antioxidant and energizer',
    where: 'BioFactors 9(2-4), 371-378',
    year: 1999,
    evidence: 'study',
  },
  caffeine: {
    title: "Caffeine's mechanisms of action and its cosmetic use",
    where: 'Skin Pharmacology and Physiology 26(1), 8-14',
    year: 2013,
    evidence: 'review',
  },
  'eye-review': {
    title: 'Periorbital hyperpigmentation: a comprehensive review',
    where: 'Journal of Clinical and Aesthetic Dermatology 9(1), 49-55',
    year: 2016,
    evidence: 'review',
  },
  'tone-review': {
    title: 'Cosmeceuticals for hyperpigmentation: what is available?',
    where: 'Journal of Cutaneous and Aesthetic Surgery 6(1), 4-11',
    year: 2013,
    evidence: 'review',
  },
  'marks-review': {
    title:
      'Postinflammatory hyperpigmentation: a review of the epidemiology, clinical features, and treatment options in skin of color',
    where: 'Journal of Clinical and Aesthetic Dermatology 3(7), 20-31',
    year: 2010,
    evidence: 'review',
  },
  'tranexamic-trial': {
    title:
      'Topical 5% tranexamic acid for the treatment of melasma in Asians: a double-blind randomized controlled clinical trial',
    where: 'Journal of Cosmetic and Laser Therapy 14(3), 150-154',
    year: 2012,
    evidence: 'trial',
  },
  'tranexamic-mild-trial': {
    title: 'Topical tranexamic acid as a promising treatment for melasma',
    where: 'Journal of Research in Medical Sciences 19(8), 753-757',
    year: 2014,
    evidence: 'trial',
  },
  'pores-review': {
    title: 'Enlarged facial pores: an update on treatments',
    where: 'Cutis 98(1), 33-36',
    year: 2016,
    evidence: 'review',
  },
  'tea-tree-trial': {
    title:
      'The efficacy of 5% topical tea tree oil gel in mild to moderate acne vulgaris: a randomized, double-blind placebo-controlled study',
    where: 'Indian Journal of Dermatology, Venereology and Leprology 73(1), 22-25',
    year: 2007,
    evidence: 'trial',
  },
  'zinc-review': {
    title: 'Zinc therapy in dermatology: a review',
    where: 'Dermatology Research and Practice',
    year: 2014,
    evidence: 'review',
  },
  'peptide-trial': {
    title: 'Topical palmitoyl pentapeptide provides improvement in photoaged human facial skin',
    where: 'International Journal of Cosmetic Science 27(3), 155-160',
    year: 2005,
    evidence: 'trial',
  },
  'peptide-review': {
    title: 'Cosmeceutical peptides',
    where: 'Dermatologic Therapy 20(5), 343-349',
    year: 2007,
    evidence: 'review',
  },
} as const satisfies Readonly<Record<string, Source>>;
