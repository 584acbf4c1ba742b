import { CounterScreen } from '../quiz/screens/counter.tsx';
import type { ScreenProps } from '../route.ts';

export { QuizLayout as Layout } from '../quiz/layout.tsx';

export default function QuizCounter({ step }: ScreenProps) {
  return step?.kind === 'counter' ? <CounterScreen step={step} /> : null;
}
