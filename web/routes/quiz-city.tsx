import { CityScreen } from '../quiz/screens/city.tsx';
import type { ScreenProps } from '../route.ts';

export { QuizLayout as Layout } from '../quiz/layout.tsx';

export default function QuizCity({ step }: ScreenProps) {
  return step?.kind === 'city' ? <CityScreen step={step} /> : null;
}
