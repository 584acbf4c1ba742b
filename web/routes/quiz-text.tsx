import { TextScreen } from '../quiz/screens/text.tsx';
import type { ScreenProps } from '../route.ts';

export { QuizLayout as Layout } from '../quiz/layout.tsx';

export default function QuizText({ step }: ScreenProps) {
  return step?.kind === 'text' ? <TextScreen step={step} /> : null;
}
