import type { ReactNode } from 'react';
import { planCopy } from '../../content/pages/plan.ts';
import { programCopy } from '../../content/pages/program.ts';
import type { ProgramInput } from '../../core/program/program.ts';
import type { ProgramLine, ProgramText } from '../../core/program/program-text.ts';
import type { OwnProgram } from '../browser/program-store.ts';
import { AnswerNotes } from '../program/answer-notes.tsx';
import leftOutStyles from '../program/left-out.module.css';
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
        <Actives lines={text.seek.filter((_, index) => program.seek[index]?.use)} />
        <Basics lines={text.seek.filter((_, index) => !program.seek[index]?.use)} />
      </section>
      <Avoided lines={text.avoid} />
    </>
  );
}

type Sought = { readonly lines: ProgramText['seek'] };

/** Those that begin on a day of their own have a card each. */
function Actives({ lines }: Sought) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.actives}>
      {lines.map((line) => (
        <Ingredient key={line.name} line={line}>
          <Why lines={line.why} />
        </Ingredient>
      ))}
    </ul>
  );
}

/** What the basics should hold is one card, whose answers are named once. */
function Basics({ lines }: Sought) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.basics}>
      {byReason(lines).map((group) => (
        <div key={group[0]?.name}>
          <Why lines={group[0]?.why ?? []} />
          <ul>
            {group.map((line) => (
              <Ingredient key={line.name} line={line} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Ingredient({
  line: { name, use, beforeUse, grounds },
  children,
}: {
  line: ProgramText['seek'][number];
  children?: ReactNode;
}) {
  return (
    <li>
      <h3>{name}</h3>
      <p>{[use, beforeUse].filter(Boolean).join(' ')}</p>
      {children}
      <Grounds grounds={grounds} />
    </li>
  );
}

function Avoided({ lines }: { lines: ProgramText['avoid'] }) {
  const easy = lines.filter(({ isOut }) => !isOut);
  return (
    <section className={styles.root} aria-labelledby="avoid-title">
      <h2 id="avoid-title">{avoid.title}</h2>
      {lines.length === 0 ? (
        <p>{avoid.none}</p>
      ) : (
        <div className={leftOutStyles.root}>
          <LeftOut lines={lines.filter(({ isOut }) => isOut)} />
          {easy.length > 0 && <p className={leftOutStyles.easy}>{programCopy.goEasy}</p>}
          <LeftOut lines={easy} />
        </div>
      )}
    </section>
  );
}

function LeftOut({ lines }: { lines: ProgramText['avoid'] }) {
  return (
    <ul>
      {byReason(lines).map((group) => (
        <li key={group[0]?.text}>
          {group.map(({ what, isOut, grounds }) => (
            <div key={what} className={styles.named}>
              <p className={leftOutStyles.names}>{isOut ? <strong>{what}</strong> : what}</p>
              <Grounds grounds={grounds} />
            </div>
          ))}
          <Why lines={group[0]?.why ?? []} />
        </li>
      ))}
    </ul>
  );
}

/** Lines that rest on the same answers, so that these are named once. */
function byReason<Line extends ProgramLine>(lines: readonly Line[]): readonly (readonly Line[])[] {
  const reasonOf = ({ why }: Line) => why.slice(0, MAX_ANSWERS).join();
  return [...new Set(lines.map(reasonOf))].map((reason) => lines.filter((line) => reasonOf(line) === reason));
}

function Why({ lines }: { lines: readonly string[] }) {
  return lines.length > 0 ? <p className={styles.why}>{lines.slice(0, MAX_ANSWERS).join('\n')}</p> : null;
}
