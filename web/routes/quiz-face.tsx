import { loadFace } from '../illustrations/face/load-face.ts';
import { FaceScreen } from '../quiz/screens/face.tsx';
import type { ScreenProps } from '../route.ts';

export { QuizLayout as Layout } from '../quiz/layout.tsx';

// Ahead of the screen, so that a visitor who walks there meets their own face at once.
loadFace();

export default function QuizFace({ step }: ScreenProps) {
  return step?.kind === 'face' ? <FaceScreen step={step} /> : null;
}
