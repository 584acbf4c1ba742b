import type { ReactNode } from 'react';
import { longestRepeat, repeatAnswers } from '../../core/funnel/repeat.ts';
import { useJourney } from '../browser/journey.ts';
import { repeatedSteps } from '../repeated-steps.ts';
import styles from './repeated-words.module.css';

/** The words of a step, with the answers that they repeat. Where no step repeats any, the build puts the words alone here (`scripts/used-kinds.ts`). */
export function repeatedWords(words: ReactNode): ReactNode {
  return typeof words === 'string' && words.includes('{') ? <Repeated words={words} /> : words;
}

/** The HTML has the words of nobody's answers, in the room of the longest: nothing moves when the answer comes. */
function Repeated({ words }: { words: string }) {
  const text = useJourney(({ stored }) => repeatAnswers(words, repeatedSteps, stored.answers));
  return (
    <span className={styles.root} data-room={longestRepeat(words, repeatedSteps)}>
      <span>{text}</span>
    </span>
  );
}
