import { PicturesScreen } from '../quiz/screens/pictures.tsx';
import type { ScreenProps } from '../route.ts';

export { QuizLayout as Layout } from '../quiz/layout.tsx';

export default function QuizPictures({ step }: ScreenProps) {
  return step?.kind === 'pictures' ? <PicturesScreen step={step} /> : null;
}
