import type { FC } from 'react';
import type { PlacedStep } from '../../core/funnel/funnel.ts';
import type { StepOf } from '../../core/funnel/step.ts';
import { InfoScreen } from '../quiz/screens/info.tsx';
import { MultiScreen } from '../quiz/screens/multi.tsx';
import { ScaleScreen } from '../quiz/screens/scale.tsx';
import { SingleScreen } from '../quiz/screens/single.tsx';
import type { KindOf, Route } from '../routes.ts';

export { QuizHeader as Header } from '../quiz/header.tsx';

type Screens = { readonly [K in KindOf<'quiz'>]: FC<{ step: PlacedStep<StepOf<K>> }> };

const SCREENS: Screens = { info: InfoScreen, single: SingleScreen, multi: MultiScreen, scale: ScaleScreen };

export default function Quiz({ route: { step } }: { route: Route }) {
  if (!step || !(step.kind in SCREENS)) return null;
  const Screen = SCREENS[step.kind as KindOf<'quiz'>] as FC<{ step: PlacedStep }>;
  return <Screen step={step} />;
}
