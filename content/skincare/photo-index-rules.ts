import type { PhotoIndexRule } from '../../core/program/skin-index.ts';
import type { sources } from './sources.ts';

type Rule = PhotoIndexRule & { readonly area: 'complexion' | 'texture'; readonly source: keyof typeof sources };

/** A photo shows colour and surface. It shows neither hydration nor elasticity, and shine and shadows are too much the light's. */
export const photoIndexRules = [
  { area: 'complexion', metric: 'redness', points: { medium: -2, high: -4 }, source: 'sensitivity' },
  { area: 'complexion', metric: 'evenness', points: { medium: -2, low: -4 }, source: 'skin-types' },
  { area: 'texture', metric: 'texture', points: { medium: -2, high: -4 }, source: 'skin-types' },
  { area: 'texture', metric: 'spots', points: { few: -1, several: -3 }, source: 'skin-types' },
] as const satisfies readonly Rule[];
