import { loadProfileCompleteness } from '../browser/completeness.ts';
import { ChartScreen } from '../quiz/screens/chart.tsx';
import type { ScreenProps } from '../route.ts';

export { QuizLayout as Layout } from '../quiz/layout.tsx';

// Ahead of the screen, so that a visitor who walks there sees their own figure at once.
loadProfileCompleteness();

export default function QuizChart({ step }: ScreenProps) {
  return step?.kind === 'chart' ? <ChartScreen step={step} /> : null;
}
