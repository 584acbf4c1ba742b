import { ResultScreen } from '../quiz/screens/result.tsx';
import type { ScreenProps } from '../route.ts';

export { QuizLayout as Layout } from '../quiz/layout.tsx';

export default function QuizResult({ step }: ScreenProps) {
  return step?.kind === 'result' ? <ResultScreen step={step} /> : null;
}
