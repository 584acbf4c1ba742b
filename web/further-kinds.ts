import type { FurtherStep, StepKind } from '../core/funnel/step.ts';
import type { LazyScreen } from './route.ts';

/** The screens of kinds that the demonstration does not use. For visitors the build leaves out those that no step of the funnel has (`scripts/used-kinds.ts`). */
export const furtherKinds: Readonly<Record<FurtherStep['kind'] | Extract<StepKind, 'result'>, LazyScreen>> = {
  number: { file: 'routes/quiz-number.tsx', lazy: () => import('./routes/quiz-number.tsx') },
  slider: { file: 'routes/quiz-slider.tsx', lazy: () => import('./routes/quiz-slider.tsx') },
  date: { file: 'routes/quiz-date.tsx', lazy: () => import('./routes/quiz-date.tsx') },
  text: { file: 'routes/quiz-text.tsx', lazy: () => import('./routes/quiz-text.tsx') },
  pictures: { file: 'routes/quiz-pictures.tsx', lazy: () => import('./routes/quiz-pictures.tsx') },
  result: { file: 'routes/quiz-result.tsx', lazy: () => import('./routes/quiz-result.tsx') },
  consent: { file: 'routes/quiz-consent.tsx', lazy: () => import('./routes/quiz-consent.tsx') },
};
