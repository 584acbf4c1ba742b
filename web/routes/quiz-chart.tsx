import { ChartScreen } from '../quiz/screens/chart.tsx';
import type { Route } from '../routes.ts';

export { QuizHeader as Header } from '../quiz/header.tsx';

export default function QuizChart({ route: { step } }: { route: Route }) {
  return step?.kind === 'chart' ? <ChartScreen step={step} /> : null;
}
