import { DateScreen } from '../quiz/screens/date.tsx';
import type { ScreenProps } from '../route.ts';

export { QuizLayout as Layout } from '../quiz/layout.tsx';

export default function QuizDate({ step }: ScreenProps) {
  return step?.kind === 'date' ? <DateScreen step={step} /> : null;
}
