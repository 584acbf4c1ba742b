import { useEffect } from 'react';
import { answerChipCopy } from '../../content/pages/answer-chips.ts';
import { slipCopy } from '../../content/pages/slip.ts';
import { answerChips } from '../../core/program/answer-chips.ts';
import { useJourney } from '../browser/journey.ts';
import { loadFace } from '../illustrations/face/load-face.ts';
import { VisitorFace } from '../illustrations/face/visitor-face.tsx';
import { Bottles } from '../program/bottles.tsx';
import { bottlesOf } from '../program/bottles-of.ts';
import styles from './own-slip.module.css';

const CHIPS_A_PART = 2;

/** The first page of the visitor's program while it is being written: their face, and what they chose, part after part. */
export function OwnSlip({ part }: { part: number }) {
  const answers = useJourney(({ answers }) => answers);
  const chips = Object.values(answerChipCopy.chips).flatMap((words) => answerChips(words, answers).slice(0, CHIPS_A_PART));
  const bottles = bottlesOf(answers);
  // Before the slip appears, so that going on needs no network.
  useEffect(loadFace, []);
  if (part === 1 || chips.length + bottles.length === 0) return null;
  return (
    <div className={styles.root}>
      <VisitorFace className={styles.face} />
      <div>
        <p className={styles.title}>{slipCopy.title}</p>
        {bottles.length > 0 && <Bottles kinds={bottles} />}
        <ul className={styles.chips}>
          {chips.map((chip) => (
            <li key={chip}>{chip}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
