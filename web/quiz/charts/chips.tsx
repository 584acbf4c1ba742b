import { knownCopy } from '../../../content/pages/known.ts';
import { useJourney } from '../../browser/journey.ts';
import styles from './chart.module.css';
import { chipsOf } from './chip-words.ts';

type Words = Parameters<typeof chipsOf>[0];

const words: Readonly<Record<string, Words>> = knownCopy.chips;

/** What of the answers filled the chart; the line keeps its height, so that nothing moves when it comes. */
export function Chips({ step, isExample }: { step: string; isExample: boolean }) {
  const answers = useJourney(({ stored }) => stored.answers);
  const chips = chipsOf(words[step] ?? {}, answers);
  return (
    <div className={styles.answers}>
      {isExample ? (
        <p className={styles.example}>{knownCopy.example}</p>
      ) : (
        <ul className={styles.chips} aria-label={knownCopy.from}>
          {chips.map((chip) => (
            <li key={chip}>{chip}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
