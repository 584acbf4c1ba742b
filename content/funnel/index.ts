import type { OuterStage } from '../../core/analytics/stages.ts';
import type { AnswersOf } from '../../core/funnel/answers.ts';
import { type AskingIdOf, defineFunnel, type OptionIdOf } from '../../core/funnel/funnel.ts';
import { condition } from './condition.ts';
import { goals } from './goals.ts';
import { habits } from './habits.ts';
import { ingredients } from './ingredients.ts';
import { lifestyle } from './lifestyle.ts';
import { mindset } from './mindset.ts';
import { profile } from './profile.ts';
import { selfie } from './selfie.ts';

export const sections = [profile, habits, ingredients, condition, lifestyle, goals, mindset, selfie] as const;

/** The quiz in order. Routes, progress, Back, the export, analytics and the tests' walks derive from it, and the names below with them. */
export const funnel = defineFunnel(sections, { entry: '/', exit: '/analyze' });

export type StepId = (typeof funnel.steps)[number]['id'];
/** A step, or a stage before or after the quiz. */
export type StageId = StepId | OuterStage;
/** A step that asks something. */
export type AskingId = AskingIdOf<typeof sections>;
export type OptionId<Id extends AskingId> = OptionIdOf<typeof sections, Id>;
export type FunnelAnswers = AnswersOf<typeof sections>;
