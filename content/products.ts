/** Invented products: no brand is named or shown. The percentages are claims: see `productFits` and `productMatches`. */

/** 'Recommended for you' on the sales page. */
export const recommendedProducts = [
  { id: 'oat-cleanser', kind: 'cleanser', illustration: 'pump', title: 'Gentle Oat Cleanser', percent: 97 },
  { id: 'hydration-serum', kind: 'treatment-face', illustration: 'dropper', title: 'Hyaluronic Hydration Serum', percent: 100 },
  { id: 'ceramide-cream', kind: 'moisturizer', illustration: 'jar', title: 'Ceramide Barrier Cream', percent: 97 },
] as const;

/** How well three everyday products would fit, in the analysis overview. */
export const productFits = [
  {
    id: 'mineral-spf',
    kind: 'spf',
    illustration: 'sunscreen',
    title: 'Mineral Daily SPF 50',
    percent: 97,
    note: 'Light, without perfume',
  },
  {
    id: 'niacinamide-serum',
    kind: 'treatment-face',
    illustration: 'dropper',
    title: 'Niacinamide Balance Serum',
    percent: 100,
    note: 'Made for your skin type',
  },
  {
    id: 'alcohol-toner',
    kind: 'toner',
    illustration: 'bottle',
    title: 'Alcohol Purifying Toner',
    percent: 25,
    note: 'Likely to dry your skin',
  },
] as const;

/** Shown blurred, behind 'Get My Full Product List'. */
export const otherProducts = [
  { id: 'green-tea-mist', kind: 'toner', illustration: 'spray', title: 'Green Tea Mist' },
  { id: 'squalane-oil', kind: 'oil', illustration: 'flask', title: 'Squalane Face Oil' },
  { id: 'peptide-eye-cream', kind: 'treatment-eye', illustration: 'jar', title: 'Peptide Eye Cream' },
  { id: 'clay-mask', kind: 'mask', illustration: 'pot', title: 'Soft Clay Mask' },
  { id: 'vitamin-c-drops', kind: 'treatment-face', illustration: 'vial', title: 'Vitamin C Drops' },
  { id: 'cleansing-balm', kind: 'makeup-remover', illustration: 'jar', title: 'Cleansing Balm' },
  { id: 'rice-tonic', kind: 'toner', illustration: 'bottle', title: 'Rice Water Tonic' },
  { id: 'hand-cream', kind: 'hand', illustration: 'tube', title: 'Overnight Hand Cream' },
] as const;
