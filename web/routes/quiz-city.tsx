import { CityScreen } from '../quiz/screens/city.tsx';
import type { Route } from '../routes.ts';

export { QuizHeader as Header } from '../quiz/header.tsx';

export default function QuizCity({ route: { step } }: { route: Route }) {
  return step?.kind === 'city' ? <CityScreen step={step} /> : null;
}
