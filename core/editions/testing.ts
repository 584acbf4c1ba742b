import { textsOf } from './check.ts';
import type { Design } from './colour-problems.ts';
import { type Content, Draft } from './draft.ts';
import { isDrawingPath } from './drawings.ts';
import type { DraftRules } from './rules.ts';

/** Colours of a build, of which the shades are mixed as in `tokens.css`. */
export const testDesign: Design = {
  declared: {
    rose: '#b23a5c',
    'on-rose': '#ffffff',
    paper: '#fdf8f5',
    surface: '#ffffff',
    honey: '#e9b872',
    clay: '#b9744b',
    sage: '#5f7a64',
    danger: '#a8231f',
    'rose-deep': 'color-mix(in oklab, var(--rose) 84%, black)',
    petal: 'color-mix(in oklab, var(--rose) 46%, white)',
    blush: 'color-mix(in oklab, var(--petal) 23%, var(--paper))',
    'blush-deep': 'color-mix(in oklab, var(--petal) 50%, var(--paper))',
    ink: 'color-mix(in oklab, var(--petal) 32%, black)',
    plum: 'color-mix(in oklab, var(--rose-deep) 33%, var(--ink))',
    'ink-soft': 'color-mix(in oklab, var(--blush-deep) 34%, var(--ink))',
    'paper-deep': 'color-mix(in oklab, var(--clay) 9%, var(--paper))',
    line: 'color-mix(in oklab, var(--clay) 21%, var(--paper))',
    'line-strong': 'color-mix(in oklab, var(--blush-deep) 45%, var(--ink-soft))',
    'honey-soft': 'color-mix(in oklab, var(--honey) 26%, white)',
    'sage-deep': 'color-mix(in oklab, var(--sage) 76%, black)',
    'sage-soft': 'color-mix(in oklab, var(--sage) 15%, white)',
    'danger-soft': 'color-mix(in oklab, var(--danger) 8%, var(--paper))',
  },
  pairs: [],
  faces: { display: { i: 0.3, W: 1.1 }, text: { i: 0.2, W: 1 } },
};

/** Says every text that may change in another length. */
export function draftOfOtherWords(content: Content, rules: DraftRules, more = 'now'): Draft {
  const texts = Object.entries(textsOf(content, rules))
    .filter(([path]) => !isDrawingPath(path))
    .map(([path, text]) => [path, `${text} ${more}`]);
  return Draft.parse({ version: 1, name: `Other words, ${more}`, texts: Object.fromEntries(texts) });
}
