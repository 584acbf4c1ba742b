import type { ProgramKnowledge } from '../../core/program/knowledge.ts';
import { ingredients } from './ingredients.ts';
import { avoidRules } from './rules/avoid.ts';
import { calendarRules, doctorRules, expectationRules, habitRules, limitationRules } from './rules/lines.ts';
import { routineMinutes, spareSteps, stepRules } from './rules/routine.ts';
import { seekRules } from './rules/seek.ts';
import { concernRules, photoRules, questions, traitRules } from './rules/skin.ts';
import { activeRules, basicRules, carefulRule, limitRules, needlessCautions } from './rules/use.ts';
import type { SourceId } from './sources.ts';

/** What `createProgram` reckons with. Every rule names the published works that it rests on. */
export const knowledge = {
  questions,
  ingredients,
  concerns: concernRules,
  traits: traitRules,
  photo: photoRules,
  seek: seekRules,
  avoid: avoidRules,
  actives: activeRules,
  basics: basicRules,
  limits: limitRules,
  careful: carefulRule,
  needless: needlessCautions,
  steps: stepRules,
  spare: spareSteps,
  minutes: routineMinutes,
  calendar: calendarRules,
  sun: { sources: ['uv-index'] as const satisfies readonly SourceId[], evidence: 'consensus' },
  habits: habitRules,
  expect: expectationRules,
  doNotExpect: limitationRules,
  doctor: doctorRules,
} satisfies ProgramKnowledge;
