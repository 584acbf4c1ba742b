import { NumberScreen } from '../quiz/screens/number.tsx';
import type { ScreenProps } from '../route.ts';

export { QuizLayout as Layout } from '../quiz/layout.tsx';

export default function QuizNumber({ step }: ScreenProps) {
  return step?.kind === 'number' ? <NumberScreen step={step} /> : null;
}
