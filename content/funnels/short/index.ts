import { defineFunnel } from '../../../core/funnel/funnel.ts';
import { stepOf } from '../../../core/funnel/step-of.ts';
import { condition } from '../../funnel/condition.ts';
import { goals } from '../../funnel/goals.ts';
import { habits } from '../../funnel/habits.ts';
import { ingredients } from '../../funnel/ingredients.ts';
import { lifestyle } from '../../funnel/lifestyle.ts';
import { profile } from '../../funnel/profile.ts';
import { selfie } from '../../funnel/selfie.ts';

export const title = 'Twelve questions';

/** The twelve questions that the program weighs most, and the same pages after them. */
export const sections = [
  {
    id: 'profile',
    title: 'Your skin',
    thought: 'A few good questions are enough for a first routine.',
    steps: [
      {
        id: 'short-welcome',
        kind: 'info',
        title: 'Your routine in two minutes',
        lead: 'A few questions, a selfie if you like, and a plan for the skin you have.',
        points: ['What your skin is like', 'What you use today', 'What you wish for'],
        numbered: true,
        illustration: 'two-minutes',
        button: 'Start',
      },
      stepOf(profile, 'age'),
      stepOf(profile, 'skinType'),
      stepOf(profile, 'skinConcerns'),
      stepOf(condition, 'isSensitiveSkin'),
      stepOf(condition, 'moisturizedSkin'),
    ],
  },
  {
    id: 'ingredients',
    title: 'What you use',
    thought: 'What already stands on your shelf counts.',
    steps: [
      stepOf(habits, 'skincareProductsUse'),
      stepOf(ingredients, 'usedSkincareAcids'),
      stepOf(ingredients, 'benefitsOfRetinolAndVitamin'),
      stepOf(habits, 'useSunscreen'),
      stepOf(habits, 'location'),
    ],
  },
  {
    id: 'goals',
    title: 'What you wish for',
    thought: 'The best routine is the one you keep.',
    steps: [stepOf(lifestyle, 'skincareRoutineTime'), stepOf(goals, 'improveGoal')],
  },
  selfie,
] as const;

export const funnel = defineFunnel(sections, { base: '/short', entry: '/', exit: '/short/analyze' });

/** Shown on its sales page, of those that the shop sells. */
export const plans = ['month', 'quarter'] as const;
