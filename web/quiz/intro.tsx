import { introCopy } from '../../content/pages/quiz.ts';
import { timings } from '../../content/timings.ts';
import { useAfter } from '../browser/clock.ts';
import { navigate } from '../browser/navigation.ts';
import { funnel } from '../funnel.ts';
import { BloomMark } from '../illustrations/quiz/bloom-mark.tsx';
import { Button } from '../ui/button.tsx';

/** Three seconds to settle; leaves no trace in the history, so that Back from the first step leads out of the quiz. */
export function Intro() {
  const start = () => void navigate(funnel.steps[0]?.path ?? funnel.exit, { replace: true });
  useAfter(timings.introMs, start);
  return (
    <main className="intro column">
      <BloomMark />
      <h1 className="intro__title">{introCopy.title}</h1>
      <div className="intro__bar" role="progressbar" aria-label={introCopy.title} />
      <p className="intro__wait">{introCopy.wait}</p>
      <Button look="plain" onClick={start}>
        {introCopy.skip}
      </Button>
    </main>
  );
}
