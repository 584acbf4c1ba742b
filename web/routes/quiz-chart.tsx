import { ChartScreen } from '../quiz/screens/chart.tsx';
import type { ScreenProps } from '../route.ts';

export { QuizLayout as Layout } from '../quiz/layout.tsx';

export default function QuizChart({ step }: ScreenProps) {
  return step?.kind === 'chart' ? <ChartScreen step={step} /> : null;
}
