import type { ConcernId } from '../../core/program/ingredient.ts';
import type { LabelIngredientId } from './label-ingredients.ts';
import type { SourceId } from './sources.ts';

/** What a work itself says of ingredients: nothing may be said to be good for more than this. */
export type Finding = {
  readonly work: SourceId;
  readonly of: readonly LabelIngredientId[];
  readonly concerns: readonly ConcernId[];
  readonly says: string;
  /** A finding that carries no more than limited evidence, whatever the kind of the work. */
  readonly weakness?:
    | 'in a mixture'
    | 'without a control'
    | 'of stronger relatives'
    | 'of a cause'
    | 'on other skin'
    | 'left open'
    | 'of small studies';
};

const mildSurfactants = ['coco-glucoside', 'decyl-glucoside', 'cocoyl-isethionate'] as const;
const mineralFilters = ['zinc-oxide', 'titanium-dioxide'] as const;
const monographFilters = [...mineralFilters, 'avobenzone', 'octocrylene', 'octisalate', 'oxybenzone'] as const;
const bodyAcids = ['glycolic-acid', 'lactic-acid'] as const;

/** Where nothing is found about the skin itself (vitamin E, coenzyme Q10, ferulic acid on pig skin), nothing is listed. */
export const findings = [
  {
    work: 'vitamin-c-trial',
    of: ['ascorbic-acid'],
    concerns: ['dullness', 'lines', 'firmness'],
    says: 'Fine and coarse wrinkles, laxity and a sallow tone were better than under the vehicle.',
  },
  {
    work: 'vitamin-c-forms',
    of: ['ascorbic-acid'],
    concerns: ['dark-spots', 'uneven-tone'],
    says: 'Vitamin C is used for hyperpigmentation.',
  },
  {
    work: 'tone-review',
    of: ['ascorbic-acid', 'gentle-vitamin-c', 'azelaic-acid', 'alpha-arbutin', 'licorice', 'acetyl-glucosamine'],
    concerns: ['dark-spots', 'uneven-tone'],
    says: 'Small studies saw hyperpigmentation fade.',
    weakness: 'of small studies',
  },
  {
    work: 'tone-review',
    of: ['kojic-acid'],
    concerns: ['dark-spots'],
    says: 'Small studies saw hyperpigmentation fade.',
    weakness: 'of small studies',
  },
  {
    work: 'green-tea',
    of: ['green-tea'],
    concerns: ['shine', 'blemishes'],
    says: 'Extracts of tea on the skin lowered sebum, and with it acne.',
  },
  {
    work: 'caffeine-eye-trial',
    of: ['caffeine'],
    concerns: ['eye-area'],
    says: 'Under pads with caffeine, vitamin K and emu oil, wrinkles and dark circles were less deep than under water.',
    weakness: 'in a mixture',
  },
  {
    work: 'bakuchiol-trial',
    of: ['bakuchiol'],
    concerns: ['lines', 'uneven-tone'],
    says: 'Wrinkle surface and hyperpigmentation fell, as they did with retinol.',
  },
  {
    work: 'bakuchiol-study',
    of: ['bakuchiol'],
    concerns: ['lines', 'firmness'],
    says: 'After twelve weeks lines, pigmentation, elasticity and firmness were better than before.',
    weakness: 'without a control',
  },
  {
    work: 'peptide-trial',
    of: ['peptides'],
    concerns: ['lines'],
    says: 'Wrinkles and fine lines were reduced compared with a moisturizer.',
  },
  {
    work: 'peptide-review',
    of: ['copper-peptide'],
    concerns: ['lines', 'firmness'],
    says: 'In studies of twelve weeks, laxity, fine lines and wrinkles were less.',
  },

  {
    work: 'cleansers',
    of: [...mildSurfactants, 'cocamidopropyl-betaine'],
    concerns: ['dryness'],
    says: 'Mild surfactants take less water and fat out of the skin than harsh ones.',
  },
  {
    work: 'aad-redness',
    of: mildSurfactants,
    concerns: ['redness'],
    says: 'Red skin is to be washed with something mild.',
  },
  { work: 'clays', of: ['clay'], concerns: ['shine'], says: 'Clays take up sebum.' },

  {
    work: 'dry-skin',
    of: ['glycerin', 'urea'],
    concerns: ['dryness', 'texture'],
    says: 'Humectants and emollients keep skin smooth and end the cycle of dryness.',
  },
  {
    work: 'glycerol',
    of: ['glycerin'],
    concerns: ['dryness', 'texture'],
    says: 'Glycerol hydrates the horny layer, helps its barrier and its shedding.',
  },
  {
    work: 'urea',
    of: ['urea'],
    concerns: ['dryness', 'texture'],
    says: 'Urea helps dry, rough and thickened skin.',
  },
  {
    work: 'moisturizers',
    of: ['glycerin', 'hyaluronic-acid', 'urea', 'sorbitol', 'propylene-glycol', 'ceramides', 'cholesterol', 'squalane'],
    concerns: ['dryness'],
    says: 'It lists them among what moisturizes.',
  },
  {
    work: 'moisturizers',
    of: ['cocoa-butter', 'isopropyl-myristate', 'petrolatum', 'dimethicone', 'mineral-oil', 'lanolin'],
    concerns: ['dryness'],
    says: 'It lists them among what softens skin and keeps its water in.',
  },
  {
    work: 'natural-moisture',
    of: ['moisturizing-factors'],
    concerns: ['dryness'],
    says: 'They bind the water of the horny layer.',
  },
  { work: 'honey', of: ['honey'], concerns: ['dryness'], says: 'Honey is humectant and emollient.' },
  { work: 'ceramides', of: ['ceramides'], concerns: ['dryness'], says: 'Ceramides in a cream help the barrier of dry skin.' },
  {
    work: 'petrolatum',
    of: ['petrolatum'],
    concerns: ['dryness'],
    says: 'Petrolatum repairs the barrier.',
  },
  {
    work: 'plant-oils',
    of: ['linoleic-acid', 'jojoba-oil', 'sunflower-oil', 'argan-oil', 'shea-butter', 'coconut-oil'],
    concerns: ['dryness'],
    says: 'The oils help the barrier and keep water in.',
  },

  {
    work: 'retinol-trial',
    of: ['retinol'],
    concerns: ['lines'],
    says: 'Fine wrinkles were less after 24 weeks than under the vehicle.',
  },
  {
    work: 'retinol-mild-trial',
    of: ['retinol'],
    concerns: ['lines', 'firmness', 'dark-spots', 'uneven-tone'],
    says: 'Lines, pigmentation, elasticity and firmness were better after eight weeks than under the vehicle.',
  },
  {
    work: 'pores-review',
    of: ['retinol'],
    concerns: ['pores'],
    says: 'Retinoids that a doctor prescribes made pores smaller.',
    weakness: 'of stronger relatives',
  },
  {
    work: 'pores-review',
    of: ['salicylic-acid', 'niacinamide'],
    concerns: ['pores'],
    says: 'Pores are treated by what makes them large: sebum, plugs and slack skin.',
    weakness: 'of a cause',
  },
  {
    work: 'retinoid-review',
    of: ['retinal'],
    concerns: ['lines', 'texture'],
    says: 'Retinaldehyde made wrinkles and roughness less.',
  },
  {
    work: 'acids-trial',
    of: bodyAcids,
    concerns: ['dullness'],
    says: 'Photodamage of the face was less as a whole than under the vehicle; that skin was less sallow was seen on the forearms.',
    weakness: 'on other skin',
  },
  {
    work: 'glycolic-mild-trial',
    of: ['glycolic-acid'],
    concerns: ['texture', 'uneven-tone'],
    says: 'Texture and discoloration were better than under the vehicle.',
  },
  {
    work: 'lactic-study',
    of: ['lactic-acid'],
    concerns: ['texture', 'lines'],
    says: 'Skin was smoother, and lines were less to be seen, after three months than before.',
    weakness: 'without a control',
  },
  {
    work: 'mandelic-acne-trial',
    of: ['mandelic-acid'],
    concerns: ['blemishes'],
    says: 'Blemishes were fewer after the course.',
    weakness: 'without a control',
  },
  {
    work: 'mild-acids',
    of: ['gluconolactone', 'lactobionic-acid'],
    concerns: ['texture'],
    says: 'Polyhydroxy acids exfoliate and smooth.',
  },

  {
    work: 'aad-acne',
    of: ['salicylic-acid', 'azelaic-acid', 'benzoyl-peroxide'],
    concerns: ['blemishes'],
    says: 'The guideline recommends them on the skin, benzoyl peroxide strongly.',
  },
  { work: 'fda-acne', of: ['sulfur'], concerns: ['blemishes'], says: 'The monograph has it among the active ingredients.' },
  {
    work: 'azelaic-trial',
    of: ['azelaic-acid'],
    concerns: ['redness'],
    says: 'A gel of 15 percent lowered bumps and redness of rosacea more than its vehicle.',
  },
  {
    work: 'marks-review',
    of: ['azelaic-acid'],
    concerns: ['dark-spots'],
    says: 'Azelaic acid fades the marks that blemishes leave.',
  },
  {
    work: 'niacinamide-tone',
    of: ['niacinamide'],
    concerns: ['uneven-tone', 'dark-spots'],
    says: 'Hyperpigmentation was less and skin lighter after four weeks than under the vehicle.',
  },
  {
    work: 'niacinamide-face',
    of: ['niacinamide'],
    concerns: ['dullness', 'lines', 'redness', 'dark-spots'],
    says: 'Yellowing, wrinkles, red blotches and spots of aging skin were less than under the vehicle.',
  },
  {
    work: 'niacinamide-redness',
    of: ['niacinamide'],
    concerns: ['redness'],
    says: 'A moisturizer with niacinamide eased the signs of rosacea; the face had no control.',
    weakness: 'without a control',
  },
  {
    work: 'niacinamide-oil',
    of: ['niacinamide'],
    concerns: ['shine'],
    says: 'The rate at which sebum leaves the skin was lower after two and four weeks.',
  },
  {
    work: 'niacinamide-acne',
    of: ['niacinamide'],
    concerns: ['blemishes'],
    says: 'Six of eight studies on the skin saw less acne, and the effect stays unclear.',
    weakness: 'left open',
  },

  {
    work: 'panthenol',
    of: ['panthenol'],
    concerns: ['redness', 'dryness'],
    says: 'Dexpanthenol hydrates, and calms irritated and reddened skin.',
  },
  {
    work: 'oatmeal',
    of: ['colloidal-oatmeal'],
    concerns: ['redness', 'dryness'],
    says: 'Oatmeal soothes, moisturizes and calms dry and irritated skin.',
  },
  {
    work: 'fda-protectant',
    of: ['allantoin'],
    concerns: ['dryness'],
    says: 'The monograph has it for chapped and cracked skin.',
  },
  {
    work: 'centella-study',
    of: ['centella'],
    concerns: ['redness'],
    says: 'The redness that a test substance brings was less under creams with it.',
  },
  {
    work: 'aloe',
    of: ['aloe'],
    concerns: ['redness', 'dryness'],
    says: 'Gel in gloves helped dry skin and lowered its redness.',
  },

  {
    work: 'aad-redness',
    of: mineralFilters,
    concerns: ['redness'],
    says: 'Red skin is to be protected from the sun, with zinc oxide or titanium dioxide.',
  },
  {
    work: 'marks-review',
    of: [...mineralFilters, 'avobenzone', 'bemotrizinol'],
    concerns: ['dark-spots', 'uneven-tone'],
    says: 'Every treatment of marks needs sunscreen beside it.',
  },
  {
    work: 'fda-sunscreen',
    of: monographFilters,
    concerns: ['lines'],
    says: 'A broad-spectrum sunscreen may say that it lowers the risk of early aging by the sun.',
  },
  {
    work: 'sunscreen',
    of: ['zinc-oxide', 'bemotrizinol'],
    concerns: ['lines'],
    says: 'Sunscreen every day slowed the aging of skin over four and a half years.',
  },
] as const satisfies readonly Finding[];
