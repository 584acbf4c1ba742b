/** Invented products: no brand is named or shown. The percentages are claims: see `productFits` and `productMatches`. */

/** 'Recommended for you' on the sales page. */
export const recommendedProducts = [
  { id: 'oat-cleanser', illustration: 'tube', title: 'Gentle Oat Cleanser', percent: 97 },
  { id: 'hydration-serum', illustration: 'dropper', title: 'Hyaluronic Hydration Serum', percent: 100 },
  { id: 'ceramide-cream', illustration: 'jar', title: 'Ceramide Barrier Cream', percent: 97 },
] as const;

/** How well three everyday products would fit, in the analysis overview. */
export const productFits = [
  { id: 'mineral-spf', illustration: 'tube', title: 'Mineral Daily SPF 50', percent: 97, note: 'Light, without perfume' },
  {
    id: 'niacinamide-serum',
    illustration: 'dropper',
    title: 'Niacinamide Balance Serum',
    percent: 100,
    note: 'Made for your skin type',
  },
  { id: 'alcohol-toner', illustration: 'bottle', title: 'Alcohol Purifying Toner', percent: 25, note: 'Likely to dry your skin' },
] as const;

/** Shown blurred, behind 'Get My Full Product List'. */
export const otherProducts = [
  { id: 'green-tea-mist', illustration: 'bottle', title: 'Green Tea Mist' },
  { id: 'squalane-oil', illustration: 'dropper', title: 'Squalane Face Oil' },
  { id: 'peptide-eye-cream', illustration: 'jar', title: 'Peptide Eye Cream' },
  { id: 'clay-mask', illustration: 'tube', title: 'Soft Clay Mask' },
  { id: 'vitamin-c-drops', illustration: 'dropper', title: 'Vitamin C Drops' },
  { id: 'cleansing-balm', illustration: 'jar', title: 'Cleansing Balm' },
  { id: 'rice-tonic', illustration: 'bottle', title: 'Rice Water Tonic' },
  { id: 'hand-cream', illustration: 'tube', title: 'Overnight Hand Cream' },
] as const;
