import type { CatalogueProduct } from '../../../core/catalogue/product.ts';

export const sun = [
  {
    id: 'mineral-spf',
    name: 'Mineral Daily SPF 50',
    brand: 'Linden & Pail',
    kind: 'spf',
    price: 2450,
    picture: 'tube',
    inci: 'Aqua, Zinc Oxide, Glycerin, Squalane, Caprylic/Capric Triglyceride, Titanium Dioxide, Propanediol, Niacinamide (2%), Polyglyceryl-2 Dipolyhydroxystearate, Panthenol, Polyhydroxystearic Acid, Ceramide NP, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  {
    id: 'tinted-mineral-spf',
    name: 'Tinted Shade Mineral SPF 30',
    brand: 'Veltane',
    kind: 'spf',
    price: 2790,
    picture: 'tube',
    inci: 'Aqua, Titanium Dioxide, Coco-Caprylate, Isododecane, Glycerin, Dimethicone, Polyglyceryl-2 Dipolyhydroxystearate, Magnesium Sulfate, Tocopherol, Phenoxyethanol [+/- CI 77491, CI 77492, CI 77499]',
  },
  {
    id: 'fluid-spf',
    name: 'Open Sky Fluid SPF 50',
    brand: 'Ovenna',
    kind: 'spf',
    price: 2150,
    picture: 'bottle',
    inci: 'Aqua, Dibutyl Adipate, Diethylamino Hydroxybenzoyl Hexyl Benzoate, Ethylhexyl Triazone, Glycerin, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Silica, Potassium Cetyl Phosphate, Niacinamide (2%), Tocopherol, Xanthan Gum, Ethylhexylglycerin',
  },
  {
    id: 'beach-spray',
    name: 'Long Beach Sun Spray SPF 30',
    brand: 'Sorrelby',
    kind: 'spf',
    price: 1390,
    picture: 'bottle',
    inci: 'Alcohol Denat., Ethylhexyl Salicylate, Butyl Methoxydibenzoylmethane, Dibutyl Adipate, Octocrylene, Parfum, Limonene, Citronellol, Tocopherol',
  },
] as const satisfies readonly CatalogueProduct[];
