import type { SkincareSeekRule } from './typed.ts';

/** For each concern what to look for, the best supported first. No medicine is proposed. */
export const seekRules = [
  { concern: 'redness', ingredients: ['azelaic-acid'], sources: ['azelaic-trial', 'redness-care'], evidence: 'moderate' },
  {
    concern: 'redness',
    ingredients: ['niacinamide'],
    sources: ['niacinamide-face', 'niacinamide-redness'],
    evidence: 'limited',
  },
  {
    concern: 'redness',
    ingredients: ['zinc-oxide', 'titanium-dioxide'],
    sources: ['redness-care', 'aad-redness'],
    evidence: 'consensus',
  },
  {
    concern: 'redness',
    ingredients: ['coco-glucoside', 'cocoyl-isethionate'],
    sources: ['aad-redness', 'cleansers'],
    evidence: 'consensus',
  },
  {
    concern: 'redness',
    ingredients: ['panthenol', 'colloidal-oatmeal'],
    sources: ['panthenol', 'oatmeal'],
    evidence: 'limited',
  },

  { concern: 'blemishes', ingredients: ['salicylic-acid', 'azelaic-acid'], sources: ['aad-acne'], evidence: 'limited' },
  {
    concern: 'blemishes',
    ingredients: ['niacinamide', 'green-tea'],
    sources: ['niacinamide-acne', 'green-tea'],
    evidence: 'limited',
  },

  { concern: 'pores', ingredients: ['salicylic-acid', 'retinol', 'niacinamide'], sources: ['pores-review'], evidence: 'limited' },

  { concern: 'shine', ingredients: ['niacinamide'], sources: ['niacinamide-oil'], evidence: 'moderate' },
  {
    concern: 'shine',
    ingredients: ['green-tea'],
    sources: ['green-tea'],
    evidence: 'limited',
  },

  {
    concern: 'dryness',
    ingredients: ['glycerin', 'urea', 'hyaluronic-acid'],
    sources: ['dry-skin', 'moisturizers'],
    evidence: 'strong',
  },
  {
    concern: 'dryness',
    ingredients: ['ceramides', 'petrolatum'],
    sources: ['dry-skin', 'moisturizers'],
    evidence: 'moderate',
  },
  { concern: 'dryness', ingredients: ['coco-glucoside', 'cocoyl-isethionate'], sources: ['cleansers'], evidence: 'moderate' },

  {
    concern: 'dullness',
    ingredients: ['lactic-acid', 'glycolic-acid'],
    sources: ['acids-trial', 'acids-dual'],
    evidence: 'limited',
  },
  {
    concern: 'dullness',
    ingredients: ['ascorbic-acid', 'niacinamide'],
    sources: ['vitamin-c-trial', 'niacinamide-face'],
    evidence: 'limited',
  },

  { concern: 'uneven-tone', ingredients: ['niacinamide'], sources: ['niacinamide-tone'], evidence: 'moderate' },
  {
    concern: 'uneven-tone',
    ingredients: ['ascorbic-acid', 'azelaic-acid'],
    sources: ['tone-review'],
    evidence: 'limited',
  },
  {
    concern: 'uneven-tone',
    ingredients: ['zinc-oxide', 'bemotrizinol'],
    sources: ['marks-review', 'aad-sunscreen'],
    evidence: 'consensus',
  },

  {
    concern: 'dark-spots',
    ingredients: ['azelaic-acid', 'niacinamide'],
    sources: ['marks-review', 'niacinamide-tone'],
    evidence: 'moderate',
  },
  {
    concern: 'dark-spots',
    // A meta-analysis saw no gain from tranexamic acid on the skin, so it is not asked for.
    ingredients: ['ascorbic-acid', 'gentle-vitamin-c'],
    sources: ['tone-review', 'vitamin-c-forms', 'tranexamic-review'],
    evidence: 'limited',
  },
  {
    concern: 'dark-spots',
    ingredients: ['zinc-oxide', 'bemotrizinol'],
    sources: ['marks-review', 'aad-sunscreen'],
    evidence: 'consensus',
  },

  {
    concern: 'texture',
    ingredients: ['glycolic-acid', 'gluconolactone'],
    sources: ['glycolic-mild-trial', 'mild-acids'],
    evidence: 'moderate',
  },
  { concern: 'texture', ingredients: ['lactic-acid'], sources: ['lactic-study'], evidence: 'limited' },
  { concern: 'texture', ingredients: ['urea', 'glycerin'], sources: ['urea', 'dry-skin'], evidence: 'moderate' },

  { concern: 'lines', ingredients: ['retinol'], sources: ['retinol-trial', 'retinol-review'], evidence: 'limited' },
  {
    concern: 'lines',
    ingredients: ['bakuchiol', 'ascorbic-acid'],
    sources: ['bakuchiol-trial', 'vitamin-c-trial'],
    evidence: 'limited',
  },
  { concern: 'lines', ingredients: ['peptides'], sources: ['peptide-trial'], evidence: 'limited' },
  { concern: 'lines', ingredients: ['zinc-oxide', 'bemotrizinol'], sources: ['sunscreen', 'sun'], evidence: 'strong' },

  { concern: 'firmness', ingredients: ['retinol'], sources: ['retinol-mild-trial'], evidence: 'limited' },
  {
    concern: 'firmness',
    ingredients: ['bakuchiol', 'ascorbic-acid'],
    sources: ['bakuchiol-study', 'vitamin-c-trial'],
    evidence: 'limited',
  },

  { concern: 'eye-area', ingredients: ['caffeine'], sources: ['caffeine-eye-trial'], evidence: 'limited' },
] as const satisfies readonly SkincareSeekRule[];
