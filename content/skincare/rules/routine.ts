import type { ProgramKnowledge } from '../../../core/program/knowledge.ts';
import type { OptionId } from '../../funnel/index.ts';
import type { SkincareStepRule } from './typed.ts';

/** In the order of a day. The minutes are ours: the least that each step takes with care. */
export const stepRules = [
  {
    kind: 'makeup-remover',
    slots: ['evening'],
    minutes: 1,
    when: {
      answers: {
        skincareProductsUse: ['makeup-remover'],
        bothersYourSkin: ['makeup-settles'],
        confidenceGoal: ['go-without-makeup'],
      },
    },
    sources: ['aad-acne-habits'],
    evidence: 'consensus',
  },
  { kind: 'cleanser', slots: ['morning', 'evening'], minutes: 1, sources: ['aad-washing', 'cleansers'], evidence: 'consensus' },
  {
    kind: 'toner',
    slots: ['morning', 'evening'],
    minutes: 1,
    when: { answers: { skincareProductsUse: ['toner'] } },
    sources: ['aad-order'],
    evidence: 'limited',
  },
  {
    kind: 'exfoliator',
    slots: ['evening'],
    minutes: 1,
    forActives: true,
    sources: ['aad-exfoliate', 'acids-review'],
    evidence: 'consensus',
  },
  {
    kind: 'treatment-face',
    slots: ['morning', 'evening'],
    minutes: 1,
    forActives: true,
    sources: ['aad-order'],
    evidence: 'consensus',
  },
  {
    kind: 'treatment-eye',
    slots: ['morning', 'evening'],
    minutes: 1,
    when: { answers: { skincareProductsUse: ['treatment-eye'] } },
    forActives: true,
    sources: ['aad-order', 'eye-review'],
    evidence: 'limited',
  },
  {
    kind: 'moisturizer',
    slots: ['morning', 'evening'],
    minutes: 1,
    sources: ['dry-skin', 'moisturizers'],
    evidence: 'strong',
  },
  { kind: 'spf', slots: ['morning'], minutes: 1, sources: ['aad-sunscreen', 'sunscreen'], evidence: 'strong' },
] as const satisfies readonly SkincareStepRule[];

/** What goes first where the minutes are few. */
export const spareSteps = [
  { kind: 'toner', slot: 'morning' },
  { kind: 'toner', slot: 'evening' },
  { kind: 'treatment-eye', slot: 'evening' },
] as const satisfies ProgramKnowledge['spare'];

/** The last says 'even more': the program needs no more than it needs. */
export const routineMinutes = {
  '10-minutes': 10,
  '20-minutes': 20,
  '30-minutes': 30,
  '1-hour': 60,
  'even-more': 90,
} as const satisfies Readonly<Record<OptionId<'skincareRoutineTime'>, number>>;
