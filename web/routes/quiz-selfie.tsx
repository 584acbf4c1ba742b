import { saveJourney } from '../browser/journey.ts';
import { deletePhoto } from '../browser/photo.ts';
import { QuizHeader } from '../quiz/header.tsx';
import type { Route } from '../routes.ts';
import { Selfie } from '../selfie/selfie.tsx';

/** Back clears the step's own answer, which here is the photo and the decision about it. */
function forgetSelfie(): void {
  void deletePhoto();
  saveJourney({ selfie: undefined });
}

export function Header({ route }: { route: Route }) {
  return <QuizHeader route={route} onBack={forgetSelfie} />;
}

export default function QuizSelfie({ route: { step } }: { route: Route }) {
  return step?.kind === 'selfie' ? <Selfie step={step} /> : null;
}
