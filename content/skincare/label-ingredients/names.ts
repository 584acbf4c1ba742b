import type { StudiedIngredient } from '../../../core/catalogue/listed-ingredient.ts';
import type { IngredientId } from '../ingredients.ts';

type LabelName = Pick<StudiedIngredient, 'inci' | 'legalLimit'>;

/** What the ingredients that rules name are called on labels. */
export const labelNames = {
  retinol: {
    inci: ['Retinol'],
    legalLimit: 0.3,
  },
  'glycolic-acid': {
    inci: ['Glycolic Acid'],
  },
  'lactic-acid': {
    inci: ['Lactic Acid'],
  },
  gluconolactone: {
    inci: ['Gluconolactone'],
  },
  'salicylic-acid': {
    inci: ['Salicylic Acid'],
    legalLimit: 2,
  },
  'ascorbic-acid': {
    inci: ['Ascorbic Acid'],
  },
  'gentle-vitamin-c': {
    inci: ['Sodium Ascorbyl Phosphate', 'Magnesium Ascorbyl Phosphate', 'Ascorbyl Glucoside', 'Tetrahexyldecyl Ascorbate'],
  },
  'ethyl-ascorbic-acid': {
    inci: ['3-O-Ethyl Ascorbic Acid'],
  },
  'ferulic-acid': {
    inci: ['Ferulic Acid'],
  },
  'green-tea': {
    inci: ['Camellia Sinensis Leaf Extract'],
  },
  caffeine: {
    inci: ['Caffeine'],
  },
  bakuchiol: {
    inci: ['Bakuchiol'],
  },
  peptides: {
    inci: ['Palmitoyl Pentapeptide-4', 'Palmitoyl Tripeptide-1', 'Acetyl Hexapeptide-8'],
  },
  niacinamide: {
    inci: ['Niacinamide'],
  },
  'tranexamic-acid': {
    inci: ['Tranexamic Acid'],
  },
  'kojic-acid': {
    inci: ['Kojic Acid'],
    legalLimit: 1,
  },
  'azelaic-acid': {
    inci: ['Azelaic Acid'],
  },
  glycerin: {
    inci: ['Glycerin'],
  },
  'hyaluronic-acid': {
    inci: ['Sodium Hyaluronate', 'Hyaluronic Acid'],
  },
  urea: {
    inci: ['Urea'],
  },
  ceramides: {
    inci: ['Ceramide NP', 'Ceramide AP', 'Ceramide EOP'],
  },
  'coconut-oil': {
    inci: ['Cocos Nucifera Oil'],
  },
  'cocoa-butter': {
    inci: ['Theobroma Cacao Seed Butter'],
  },
  'isopropyl-myristate': {
    inci: ['Isopropyl Myristate'],
  },
  petrolatum: {
    inci: ['Petrolatum'],
  },
  panthenol: {
    inci: ['Panthenol'],
  },
  'colloidal-oatmeal': {
    inci: ['Avena Sativa Kernel Flour', 'Colloidal Oatmeal'],
  },
  'zinc-oxide': {
    inci: ['Zinc Oxide'],
  },
  'titanium-dioxide': {
    inci: ['Titanium Dioxide'],
  },
  bemotrizinol: {
    inci: ['Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine'],
  },
  'coco-glucoside': {
    inci: ['Coco-Glucoside'],
  },
  'cocoyl-isethionate': {
    inci: ['Sodium Cocoyl Isethionate'],
  },
} as const satisfies Readonly<Record<IngredientId, LabelName>>;
