import type { ScreenProps } from '../route.ts';
import { Selfie } from '../selfie/selfie.tsx';

export { QuizLayout as Layout } from '../quiz/layout.tsx';

export default function QuizSelfie({ step }: ScreenProps) {
  return step?.kind === 'selfie' ? <Selfie step={step} /> : null;
}
