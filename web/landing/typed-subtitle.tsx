import { useEffect, useState } from 'preact/hooks';
import { landingCopy } from '../../content/pages/landing.ts';
import { timings } from '../../content/timings.ts';
import { every, now } from '../browser/clock.ts';
import { reducedMotion } from '../browser/motion.ts';
import { onScrolledPast } from '../browser/scroll.ts';
import { read, remove, write } from '../browser/storage.ts';
import { charactersTyped } from './typing.ts';

const DONE = 'subtitle-typed';
const text = landingCopy.hero.subtitle;

/**
 * Stands in the page whole, for whoever reads it before or without this code. Characters still to come are transparent, never
 * absent: the lines keep their place, and a screen reader has the sentence at any moment.
 */
export function TypedSubtitle() {
  const [length, setLength] = useState(text.length);

  useEffect(() => {
    if (reducedMotion()) return;
    let stop = () => {};
    const type = () => {
      const start = now();
      setLength(0);
      stop = every(timings.typingMsPerCharacter, () => {
        const typed = charactersTyped(now() - start, text.length);
        setLength(typed);
        if (typed < text.length) return;
        stop();
        write(DONE, true);
      });
    };
    if (!read(DONE)) type();
    const leave = onScrolledPast(timings.typingResetPx, (past) => {
      stop();
      if (past) {
        remove(DONE);
        setLength(0);
      } else type();
    });
    return () => {
      stop();
      leave();
    };
  }, []);

  return (
    <p class="hero__subtitle">
      {text.slice(0, length)}
      <span class={length < text.length ? 'hero__untyped' : undefined}>{text.slice(length)}</span>
    </p>
  );
}
