import { Pause, Play } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { landingCopy } from '../../content/pages/landing.ts';
import { landingTimings } from '../../content/pages/landing-timings.ts';
import { every } from '../browser/clock.ts';
import { reducedMotion } from '../browser/motion.ts';
import { useInView } from '../browser/viewport.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './routine-cards.module.css';
import sectionStyles from './section.module.css';

const { title, text, cards, choose, pause, play } = landingCopy.routine;
const PLACES = ['front', 'middle', 'back'] as const;

export function RoutineCards() {
  const [front, setFront] = useState(0);
  const [turning, setTurning] = useState(true);
  const stack = useRef<HTMLUListElement>(null);
  const seen = useInView(stack);

  useEffect(() => setTurning(!reducedMotion()), []);
  useEffect(() => {
    if (!seen || !turning) return;
    return every(landingTimings.routineCardsMs, () => setFront((card) => (card + 1) % cards.length));
  }, [seen, turning]);

  const show = (card: number) => {
    setTurning(false);
    setFront(card);
  };
  return (
    <section className={sectionStyles.band}>
      <div className={`${sectionStyles.split} page`}>
        <div className={sectionStyles.copy}>
          <h2 className={sectionStyles.title}>{title}</h2>
          <p className={sectionStyles.text}>{text}</p>
        </div>
        <div className={styles.root}>
          <ul ref={stack} className={styles.stack}>
            {cards.map((card, index) => (
              <li
                key={card.id}
                className={`${styles.card} card`}
                data-routine={card.id}
                data-place={PLACES[(index - front + cards.length) % cards.length]}
              >
                <p className={styles.time}>{card.time}</p>
                <h3 className={styles.title}>{card.title}</h3>
                <ol className={styles.steps}>
                  {card.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </li>
            ))}
          </ul>
          <fieldset className={styles.controls} aria-label={choose}>
            {cards.map((card, index) => (
              <button
                key={card.id}
                type="button"
                className={styles.dot}
                aria-label={card.title}
                aria-pressed={index === front}
                onClick={() => show(index)}
              />
            ))}
            <button
              type="button"
              className={styles.play}
              aria-label={turning ? pause : play}
              onClick={() => setTurning(!turning)}
            >
              <Icon icon={turning ? Pause : Play} size={18} />
            </button>
          </fieldset>
        </div>
      </div>
    </section>
  );
}
