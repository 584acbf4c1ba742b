import { SliderScreen } from '../quiz/screens/slider.tsx';
import type { ScreenProps } from '../route.ts';

export { QuizLayout as Layout } from '../quiz/layout.tsx';

export default function QuizSlider({ step }: ScreenProps) {
  return step?.kind === 'slider' ? <SliderScreen step={step} /> : null;
}
