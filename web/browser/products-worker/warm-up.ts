import { productKinds } from '../../../core/program/program.ts';
import type { ProductQuery } from './protocol.ts';

const because = [{ step: 'skinType', option: 'oily' }] as const;

/** An imagined visitor who meets most rules, so that the browser has compiled them before the first query. */
export const warmUpQuery: ProductQuery = {
  fit: {
    profile: {
      type: 'oily',
      sensitive: true,
      tight: true,
      concerns: [
        { id: 'blemishes', because },
        { id: 'dark-spots', because },
        { id: 'dryness', because },
      ],
      experience: { acids: 'open', retinoids: 'unsure', antioxidants: 'used', sulfates: 'open' },
    },
    seek: [
      { about: { ingredient: 'niacinamide' }, because, use: { step: 'treatment-face' } },
      { about: { family: 'humectant' }, because },
    ],
    avoid: [{ about: { family: 'drying-alcohol' }, because, degree: 'go-easy' }],
    avoidSilently: [{ about: { family: 'sulfate' }, because }],
  },
  kinds: productKinds,
  named: [],
  priceSensitive: false,
};
