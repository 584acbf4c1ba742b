import { Fragment } from 'react';
import { planCopy } from '../../content/pages/plan.ts';
import type { ProgramInput } from '../../core/program/program.ts';
import type { ProgramText } from '../../core/program/program-text.ts';
import type { OwnProgram } from '../browser/program-store.ts';
import { AnswerNotes } from '../program/answer-notes.tsx';
import { LeftOut } from '../program/left-out.tsx';
import { Grounds } from './grounds.tsx';
import styles from './report.module.css';

const { first, seek, avoid } = planCopy;
/** A card names no more of them. */
const MAX_ANSWERS = 2;

type Props = { readonly own: OwnProgram; readonly answers: ProgramInput['answers'] };

/** What comes first, what to look for and what to leave out, each with the answer behind it and the works it rests on. */
export function Report({ own: { program, text }, answers }: Props) {
  return (
    <>
      <section id="report" className={styles.root} aria-labelledby="first-title">
        <h2 id="first-title">{first.title}</h2>
        <p className={styles.headline}>{text.headline}</p>
        <AnswerNotes answers={answers} />
        <ol className={styles.concerns}>
          {text.concerns.map(({ text: concern, why }) => (
            <li key={concern}>
              <strong>{concern}</strong>
              <Why lines={why} />
            </li>
          ))}
        </ol>
        {text.later && <p>{text.later}</p>}
        {text.photo && <p className={styles.why}>{text.photo}</p>}
      </section>
      <section className={styles.root} aria-labelledby="seek-title">
        <h2 id="seek-title">{seek.title}</h2>
        <Sought lines={text.seek.filter((_, index) => program.seek[index]?.use)} className={styles.actives} />
        <Sought lines={text.seek.filter((_, index) => !program.seek[index]?.use)} className={styles.basics} />
      </section>
      <Avoided lines={text.avoid} />
    </>
  );
}

/** Those that begin on a day of their own have a card each, and what the basics should hold is one. */
function Sought({ lines, className }: { lines: ProgramText['seek']; className: string | undefined }) {
  if (lines.length === 0) return null;
  return (
    <ul className={className}>
      {lines.map(({ name, use, beforeUse, why, grounds }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{[use, beforeUse].filter(Boolean).join(' ')}</p>
          <Why lines={why} />
          <Grounds grounds={grounds} />
        </li>
      ))}
    </ul>
  );
}

function Avoided({ lines }: { lines: ProgramText['avoid'] }) {
  return (
    <section className={styles.root} aria-labelledby="avoid-title">
      <h2 id="avoid-title">{avoid.title}</h2>
      {lines.length === 0 ? (
        <p>{avoid.none}</p>
      ) : (
        <LeftOut groups={lines.map((line) => [line])}>
          {(group) =>
            group.map(({ text, why, grounds }) => (
              <Fragment key={text}>
                <Why lines={why} />
                <Grounds grounds={grounds} />
              </Fragment>
            ))
          }
        </LeftOut>
      )}
    </section>
  );
}

function Why({ lines }: { lines: readonly string[] }) {
  return lines.length > 0 ? <p className={styles.why}>{lines.slice(0, MAX_ANSWERS).join('\n')}</p> : null;
}
