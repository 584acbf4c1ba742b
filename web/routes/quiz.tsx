import { InfoScreen } from '../quiz/screens/info.tsx';
import { MultiScreen } from '../quiz/screens/multi.tsx';
import { ScaleScreen } from '../quiz/screens/scale.tsx';
import { SingleScreen } from '../quiz/screens/single.tsx';
import type { Route } from '../routes.ts';

export { QuizHeader as Header } from '../quiz/header.tsx';

export default function Quiz({ route: { step } }: { route: Route }) {
  switch (step?.kind) {
    case 'info':
      return <InfoScreen step={step} />;
    case 'single':
      return <SingleScreen step={step} />;
    case 'multi':
      return <MultiScreen step={step} />;
    case 'scale':
      return <ScaleScreen step={step} />;
    default:
      return null;
  }
}
