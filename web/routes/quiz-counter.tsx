import { CounterScreen } from '../quiz/screens/counter.tsx';
import type { Route } from '../routes.ts';

export { QuizHeader as Header } from '../quiz/header.tsx';

export default function QuizCounter({ route: { step } }: { route: Route }) {
  return step?.kind === 'counter' ? <CounterScreen step={step} /> : null;
}
