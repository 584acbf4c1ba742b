import { useEffect, useState } from 'react';
import { landingCopy } from '../../content/pages/landing.ts';
import { landingTimings } from '../../content/pages/landing-timings.ts';
import { every, now } from '../browser/clock.ts';
import { reducedMotion } from '../browser/motion.ts';
import { onScrolledPast } from '../browser/scroll.ts';
import { read, remove, write } from '../browser/storage.ts';
import styles from './hero.module.css';
import { charactersTyped } from './typing.ts';

const DONE = 'subtitle-typed';
const text = landingCopy.hero.subtitle;

/** The whole sentence is in the HTML: letters that are not typed yet are pale, so that nothing moves. */
export function TypedSubtitle() {
  const [length, setLength] = useState(text.length);

  useEffect(() => {
    if (reducedMotion()) return;
    let stop = () => {};
    const type = () => {
      const start = now();
      setLength(0);
      stop = every(landingTimings.typingMsPerCharacter, () => {
        const typed = charactersTyped(now() - start, text.length);
        setLength(typed);
        if (typed < text.length) return;
        stop();
        write(DONE, true);
      });
    };
    if (!read(DONE)) type();
    const leave = onScrolledPast(landingTimings.typingResetPx, (past) => {
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
    <p className={styles.subtitle}>
      {length === text.length ? (
        text
      ) : (
        <>
          <span aria-hidden="true">
            {Array.from(text, (letter, index) => (
              <span
                key={index}
                className={index < length ? undefined : styles.untyped}
                data-cursor={index === length || undefined}
              >
                {letter}
              </span>
            ))}
          </span>
          <span className="visually-hidden">{text}</span>
        </>
      )}
    </p>
  );
}
