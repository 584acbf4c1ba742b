import { ConsentScreen } from '../quiz/screens/consent.tsx';
import type { ScreenProps } from '../route.ts';

export { QuizLayout as Layout } from '../quiz/layout.tsx';

export default function QuizConsent({ step }: ScreenProps) {
  return step?.kind === 'consent' ? <ConsentScreen step={step} /> : null;
}
