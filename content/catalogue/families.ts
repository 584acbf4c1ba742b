import type { FamilyNames } from '../../core/catalogue/listed-ingredient.ts';

/**
 * Further names of each family, so that more of a list is known than the studied ingredients. Families are what the European Commission's
 * CosIng database gives as a name's function; perfume includes what Regulation (EC) 1223/2009, annex III, has labels name one by one.
 */
export const familyNames = {
  retinoid: ['Retinol', 'Retinal', 'Retinyl Palmitate', 'Retinyl Acetate', 'Hydroxypinacolone Retinoate'],
  'exfoliating-acid': [
    ...['Glycolic Acid', 'Lactic Acid', 'Mandelic Acid', 'Malic Acid', 'Tartaric Acid', 'Gluconolactone', 'Lactobionic Acid'],
    ...['Salicylic Acid', 'Capryloyl Salicylic Acid', 'Betaine Salicylate'],
  ],
  antioxidant: [
    ...[
      'Ascorbic Acid',
      'Sodium Ascorbyl Phosphate',
      'Ascorbyl Glucoside',
      '3-O-Ethyl Ascorbic Acid',
      'Tetrahexyldecyl Ascorbate',
    ],
    ...[
      'Tocopherol',
      'Tocopheryl Acetate',
      'Ferulic Acid',
      'Ubiquinone',
      'Resveratrol',
      'Camellia Sinensis Leaf Extract',
      'Caffeine',
    ],
  ],
  'tone-evening': ['Niacinamide', 'Alpha-Arbutin', 'Tranexamic Acid', 'Kojic Acid', 'Glycyrrhiza Glabra Root Extract'],
  'blemish-control': ['Azelaic Acid', 'Zinc PCA', 'Sulfur', 'Melaleuca Alternifolia Leaf Oil'],
  humectant: [
    ...[
      'Glycerin',
      'Sodium Hyaluronate',
      'Hyaluronic Acid',
      'Hydrolyzed Hyaluronic Acid',
      'Urea',
      'Betaine',
      'Sodium PCA',
      'Sorbitol',
    ],
    ...[
      'Sodium Lactate',
      'Trehalose',
      'Xylitol',
      'Honey',
      'Aloe Barbadensis Leaf Juice',
      'Glyceryl Glucoside',
      'Saccharide Isomerate',
    ],
  ],
  emollient: [
    ...['Squalane', 'Squalene', 'Simmondsia Chinensis Seed Oil', 'Rosa Canina Seed Oil', 'Argania Spinosa Kernel Oil'],
    ...[
      'Olea Europaea Fruit Oil',
      'Prunus Amygdalus Dulcis Oil',
      'Persea Gratissima Oil',
      'Cocos Nucifera Oil',
      'Ricinus Communis Seed Oil',
    ],
  ],
  occlusive: [
    ...['Petrolatum', 'Paraffinum Liquidum', 'Paraffin', 'Cera Alba', 'Cera Microcristallina', 'Lanolin', 'Dimethicone'],
    ...['Butyrospermum Parkii Butter', 'Theobroma Cacao Seed Butter', 'Euphorbia Cerifera Cera', 'Copernicia Cerifera Cera'],
  ],
  'barrier-lipid': [
    'Ceramide NP',
    'Ceramide AP',
    'Ceramide EOP',
    'Ceramide NG',
    'Cholesterol',
    'Phytosphingosine',
    'Linoleic Acid',
  ],
  soothing: [
    ...['Panthenol', 'Allantoin', 'Bisabolol', 'Avena Sativa Kernel Flour', 'Avena Sativa Kernel Extract', 'Beta-Glucan'],
    ...[
      'Centella Asiatica Extract',
      'Madecassoside',
      'Asiaticoside',
      'Dipotassium Glycyrrhizate',
      'Chamomilla Recutita Flower Extract',
    ],
  ],
  peptide: [
    'Palmitoyl Tripeptide-1',
    'Palmitoyl Tetrapeptide-7',
    'Palmitoyl Pentapeptide-4',
    'Acetyl Hexapeptide-8',
    'Copper Tripeptide-1',
  ],
  'mineral-filter': ['Zinc Oxide', 'Titanium Dioxide', 'CI 77891', 'CI 77947'],
  'organic-filter': [
    ...['Butyl Methoxydibenzoylmethane', 'Octocrylene', 'Ethylhexyl Salicylate', 'Homosalate', 'Ethylhexyl Methoxycinnamate'],
    ...[
      'Diethylamino Hydroxybenzoyl Hexyl Benzoate',
      'Ethylhexyl Triazone',
      'Phenylbenzimidazole Sulfonic Acid',
      'Benzophenone-3',
    ],
    ...['Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine', 'Methylene Bis-Benzotriazolyl Tetramethylbutylphenol'],
  ],
  'mild-surfactant': [
    ...['Decyl Glucoside', 'Coco-Glucoside', 'Lauryl Glucoside', 'Sodium Cocoyl Isethionate', 'Sodium Lauroyl Sarcosinate'],
    ...[
      'Cocamidopropyl Betaine',
      'Coco-Betaine',
      'Sodium Cocoamphoacetate',
      'Disodium Cocoyl Glutamate',
      'Sodium Cocoyl Glutamate',
    ],
  ],
  sulfate: [
    'Sodium Laureth Sulfate',
    'Sodium Lauryl Sulfate',
    'Ammonium Laureth Sulfate',
    'Ammonium Lauryl Sulfate',
    'Sodium Coco-Sulfate',
  ],
  soap: ['Sodium Palmate', 'Sodium Cocoate', 'Sodium Tallowate', 'Sodium Palm Kernelate', 'Sodium Olivate', 'Potassium Cocoate'],
  'drying-alcohol': [
    'Alcohol Denat.',
    'Alcohol',
    'Ethanol',
    'SD Alcohol 40',
    'SD Alcohol 40-B',
    'SD Alcohol 39-C',
    'Isopropyl Alcohol',
  ],
  fragrance: [
    ...['Parfum', 'Fragrance', 'Limonene', 'Linalool', 'Geraniol', 'Citronellol', 'Citral', 'Eugenol', 'Coumarin', 'Farnesol'],
    ...[
      'Hexyl Cinnamal',
      'Benzyl Salicylate',
      'Alpha-Isomethyl Ionone',
      'Hydroxycitronellal',
      'Cinnamal',
      'Isoeugenol',
      'Menthol',
    ],
    ...['Lavandula Angustifolia Oil', 'Citrus Limon Peel Oil', 'Citrus Aurantium Dulcis Peel Oil', 'Mentha Piperita Oil'],
    ...['Pelargonium Graveolens Oil', 'Rosa Damascena Flower Oil', 'Eucalyptus Globulus Leaf Oil'],
  ],
  scrub: ['Juglans Regia Shell Powder', 'Prunus Armeniaca Seed Powder', 'Pumice', 'Perlite', 'Hydrated Silica', 'Polyethylene'],
  clay: ['Kaolin', 'Bentonite', 'Montmorillonite', 'Illite', 'Charcoal Powder'],
} as const satisfies FamilyNames;
