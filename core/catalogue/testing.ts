import type { Caution, ConcernId, IngredientFamily } from '../program/ingredient.ts';
import type { StudiedIngredient } from './listed-ingredient.ts';

type Entry = {
  readonly goodFor?: readonly ConcernId[];
  readonly cautions?: readonly Caution[];
  readonly strength?: StudiedIngredient['strength'];
};

const ingredient = (id: string, family: IngredientFamily, inci: readonly string[], entry: Entry = {}): StudiedIngredient => ({
  id,
  inci,
  name: id.replaceAll('-', ' '),
  family,
  goodFor: entry.goodFor ?? [],
  cautions: entry.cautions ?? [],
  ...(entry.strength && { strength: entry.strength }),
  conflicts: [],
  sources: ['a source'],
});

const dry = { goodFor: ['dryness'] } as const satisfies Entry;
const perfume = { cautions: ['sensitive'] } as const satisfies Entry;
const filter = { goodFor: ['dark-spots', 'lines'] } as const satisfies Entry;

/** What the names of the demonstration's catalogue stand for, as far as a fit counts it. */
export const testIngredients: readonly StudiedIngredient[] = [
  ingredient('glycerin', 'humectant', ['Glycerin'], dry),
  ingredient('hyaluronic-acid', 'humectant', ['Sodium Hyaluronate', 'Hyaluronic Acid'], dry),
  ingredient('urea', 'humectant', ['Urea'], { ...dry, strength: { from: 5, to: 10 } }),
  ingredient('betaine', 'humectant', ['Betaine'], dry),
  ingredient('sodium-pca', 'humectant', ['Sodium PCA'], dry),
  ingredient('squalane', 'emollient', ['Squalane'], dry),
  ingredient('jojoba', 'emollient', ['Simmondsia Chinensis Seed Oil'], dry),
  ingredient('rosehip', 'emollient', ['Rosa Canina Seed Oil'], dry),
  ingredient('coconut-oil', 'emollient', ['Cocos Nucifera Oil'], { ...dry, cautions: ['blemish-prone'] }),
  ingredient('petrolatum', 'occlusive', ['Petrolatum'], dry),
  ingredient('shea-butter', 'occlusive', ['Butyrospermum Parkii Butter'], { ...dry, cautions: ['blemish-prone'] }),
  ingredient('beeswax', 'occlusive', ['Cera Alba'], dry),
  ingredient('dimethicone', 'occlusive', ['Dimethicone'], dry),
  ingredient('ceramides', 'barrier-lipid', ['Ceramide NP', 'Ceramide AP', 'Ceramide EOP'], dry),
  ingredient('cholesterol', 'barrier-lipid', ['Cholesterol'], dry),
  ingredient('panthenol', 'soothing', ['Panthenol'], { goodFor: ['dryness', 'redness'] }),
  ingredient('allantoin', 'soothing', ['Allantoin'], { goodFor: ['redness'] }),
  ingredient('oat', 'soothing', ['Avena Sativa Kernel Flour', 'Avena Sativa Kernel Extract'], {
    goodFor: ['redness', 'dryness'],
  }),
  ingredient('centella', 'soothing', ['Centella Asiatica Extract', 'Madecassoside'], { goodFor: ['redness'] }),
  ingredient('beta-glucan', 'soothing', ['Beta-Glucan'], { goodFor: ['redness'] }),
  ingredient('bisabolol', 'soothing', ['Bisabolol'], { goodFor: ['redness'] }),
  ingredient('niacinamide', 'tone-evening', ['Niacinamide'], { goodFor: ['pores', 'uneven-tone'], strength: { from: 2, to: 5 } }),
  ingredient('azelaic-acid', 'blemish-control', ['Azelaic Acid'], { goodFor: ['blemishes'], strength: { from: 10, to: 20 } }),
  ingredient('zinc-pca', 'blemish-control', ['Zinc PCA'], { goodFor: ['shine', 'blemishes'] }),
  ingredient('vitamin-c', 'antioxidant', ['Ascorbic Acid'], {
    goodFor: ['dullness'],
    cautions: ['sensitive'],
    strength: { from: 5, to: 20 },
  }),
  ingredient('ferulic-acid', 'antioxidant', ['Ferulic Acid'], { goodFor: ['dullness'] }),
  ingredient('vitamin-e', 'antioxidant', ['Tocopherol', 'Tocopheryl Acetate']),
  ingredient('green-tea', 'antioxidant', ['Camellia Sinensis Leaf Extract'], { goodFor: ['shine'] }),
  ingredient('caffeine', 'antioxidant', ['Caffeine'], { goodFor: ['eye-area'] }),
  ingredient('retinol', 'retinoid', ['Retinol'], {
    goodFor: ['lines', 'texture'],
    cautions: ['sensitive', 'dry', 'sun', 'pregnancy'],
    strength: { from: 0.1, to: 1 },
  }),
  ingredient('retinal', 'retinoid', ['Retinal'], { goodFor: ['lines'], cautions: ['sensitive', 'dry', 'sun', 'pregnancy'] }),
  ingredient('lactic-acid', 'exfoliating-acid', ['Lactic Acid'], {
    goodFor: ['texture'],
    cautions: ['sensitive', 'sun'],
    strength: { from: 5, to: 12 },
  }),
  ingredient('salicylic-acid', 'exfoliating-acid', ['Salicylic Acid'], {
    goodFor: ['blemishes', 'pores'],
    cautions: ['dry', 'sensitive'],
    strength: { from: 0.5, to: 2 },
  }),
  ingredient('matrixyl', 'peptide', ['Palmitoyl Tripeptide-1', 'Palmitoyl Tetrapeptide-7'], { goodFor: ['lines'] }),
  ingredient('zinc-oxide', 'mineral-filter', ['Zinc Oxide'], filter),
  ingredient('titanium-dioxide', 'mineral-filter', ['Titanium Dioxide', 'CI 77891'], filter),
  ingredient('modern-filters', 'organic-filter', ['Diethylamino Hydroxybenzoyl Hexyl Benzoate', 'Ethylhexyl Triazone'], filter),
  ingredient('bemotrizinol', 'organic-filter', ['Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine'], filter),
  ingredient(
    'older-filters',
    'organic-filter',
    ['Butyl Methoxydibenzoylmethane', 'Octocrylene', 'Ethylhexyl Salicylate'],
    filter,
  ),
  ingredient('glucosides', 'mild-surfactant', ['Decyl Glucoside', 'Coco-Glucoside']),
  ingredient('isethionate', 'mild-surfactant', ['Sodium Cocoyl Isethionate']),
  ingredient('betaine-surfactant', 'mild-surfactant', ['Cocamidopropyl Betaine'], { cautions: ['sensitive'] }),
  ingredient('sulfates', 'sulfate', ['Sodium Laureth Sulfate', 'Sodium Lauryl Sulfate'], { cautions: ['dry', 'sensitive'] }),
  ingredient('alcohol-denat', 'drying-alcohol', ['Alcohol Denat.', 'Alcohol', 'SD Alcohol 40-B'], {
    cautions: ['dry', 'sensitive'],
  }),
  ingredient('perfume', 'fragrance', ['Parfum', 'Fragrance'], perfume),
  ingredient('perfume-parts', 'fragrance', ['Limonene', 'Linalool', 'Geraniol', 'Citronellol'], perfume),
  ingredient('scented-oils', 'fragrance', ['Lavandula Angustifolia Oil', 'Citrus Limon Peel Oil'], perfume),
  ingredient('walnut-shell', 'scrub', ['Juglans Regia Shell Powder'], { cautions: ['sensitive'] }),
  ingredient('kaolin', 'clay', ['Kaolin', 'Bentonite'], { goodFor: ['shine'], cautions: ['dry'] }),
];
