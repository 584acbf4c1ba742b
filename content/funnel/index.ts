import type { Section } from '../../core/funnel/step.ts';
import { condition } from './condition.ts';
import { goals } from './goals.ts';
import { habits } from './habits.ts';
import { ingredients } from './ingredients.ts';
import { lifestyle } from './lifestyle.ts';
import { mindset } from './mindset.ts';
import { profile } from './profile.ts';
import { selfie } from './selfie.ts';

/** The quiz in order. Moving a line here or in a section renumbers the routes; nothing else has to be told. */
export const sections = [
  profile, // 1 to 6
  habits, // 7 to 11
  ingredients, // 12 to 16
  condition, // 17 to 21
  lifestyle, // 22 to 26
  goals, // 27 to 30
  mindset, // 31 to 35
  selfie, // 36
] as const satisfies readonly Section[];
