import type { FC } from 'react';
import type { PlacedStep } from '../../core/funnel/funnel.ts';
import type { StepOf } from '../../core/funnel/step.ts';
import { InfoScreen } from '../quiz/screens/info.tsx';
import { MultiScreen } from '../quiz/screens/multi.tsx';
import { ScaleScreen } from '../quiz/screens/scale.tsx';
import { SingleScreen } from '../quiz/screens/single.tsx';
import { useOffered } from '../quiz/step-answer.ts';
import type { ScreenProps } from '../route.ts';

export { QuizLayout as Layout } from '../quiz/layout.tsx';

type Screens = { readonly [K in 'info' | 'single' | 'multi' | 'scale']: FC<{ step: PlacedStep<StepOf<K>> }> };

const SCREENS: Screens = { info: InfoScreen, single: SingleScreen, multi: MultiScreen, scale: ScaleScreen };

export default function Quiz({ step: written }: ScreenProps) {
  const step = useOffered(written);
  if (!step || !(step.kind in SCREENS)) return null;
  const Screen = SCREENS[step.kind as keyof Screens] as FC<{ step: PlacedStep }>;
  return <Screen step={step} />;
}
