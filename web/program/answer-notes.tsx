import { programCopy } from '../../content/pages/program.ts';
import type { ProgramInput } from '../../core/program/program.ts';
import styles from './answer-notes.module.css';

const { feelings, choosing } = programCopy;

/** What the plan does about how the visitor wants to feel, and about how they choose. */
export function AnswerNotes({ answers }: { answers: ProgramInput['answers'] }) {
  const lines = [
    ...linesFor(answers.desiredFeeling, feelings).slice(0, 1),
    ...linesFor(answers.challengeFindingProducts, choosing.hard),
    ...linesFor(answers.brandLoyal, choosing.loyal),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.root}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function linesFor(answer: unknown, words: Readonly<Record<string, string>>): readonly string[] {
  return [answer]
    .flat()
    .flatMap((option) => (typeof option === 'string' && Object.hasOwn(words, option) ? (words[option] ?? []) : []));
}
