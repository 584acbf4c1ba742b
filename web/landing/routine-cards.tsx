import { Pause, Play } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { landingCopy } from '../../content/pages/landing.ts';
import { timings } from '../../content/timings.ts';
import { every } from '../browser/clock.ts';
import { reducedMotion } from '../browser/motion.ts';
import { useSeen } from '../browser/viewport.ts';
import { Icon } from '../ui/icon.tsx';

const { title, text, cards, choose, pause, play } = landingCopy.routine;
const PLACES = ['front', 'middle', 'back'] as const;

/** A stack of cards that turns by itself until it is paused or a card is chosen. */
export function RoutineCards() {
  const [front, setFront] = useState(0);
  const [turning, setTurning] = useState(true);
  const stack = useRef<HTMLUListElement>(null);
  const seen = useSeen(stack);

  useEffect(() => setTurning(!reducedMotion()), []);
  useEffect(() => {
    if (!seen || !turning) return;
    return every(timings.routineCardsMs, () => setFront((card) => (card + 1) % cards.length));
  }, [seen, turning]);

  const show = (card: number) => {
    setTurning(false);
    setFront(card);
  };
  return (
    <section className="band">
      <div className="split page">
        <div className="split__words">
          <h2 className="section-title">{title}</h2>
          <p className="section-text">{text}</p>
        </div>
        <div className="routines">
          <ul ref={stack} className="routines__stack">
            {cards.map((card, index) => (
              <li
                key={card.id}
                className={`routine routine--${card.id} routine--${PLACES[(index - front + cards.length) % cards.length]}`}
              >
                <p className="routine__time">{card.time}</p>
                <h3 className="routine__title">{card.title}</h3>
                <ol className="routine__steps">
                  {card.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </li>
            ))}
          </ul>
          <fieldset className="routines__controls" aria-label={choose}>
            {cards.map((card, index) => (
              <button
                key={card.id}
                type="button"
                className="routines__dot"
                aria-label={card.title}
                aria-pressed={index === front}
                onClick={() => show(index)}
              />
            ))}
            <button
              type="button"
              className="routines__play"
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
