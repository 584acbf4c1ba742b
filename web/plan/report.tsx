import { Fragment } from 'react';
import { planCopy } from '../../content/pages/plan.ts';
import { ingredientName } from '../../content/skincare/ingredients.ts';
import type { ProgramInput } from '../../core/program/program.ts';
import type { ProgramLine, ProgramText } from '../../core/program/program-text.ts';
import { capitalized } from '../../core/program/wording.ts';
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
        <ul className={styles.cards}>
          {program.seek.map(({ about, use }, index) => (
            <li key={about.ingredient} className={styles.card} data-active={use ? '' : undefined}>
              <h3>{capitalized(ingredientName(about.ingredient))}</h3>
              <SoughtLine line={text.seek[index]} />
            </li>
          ))}
        </ul>
      </section>
      <Avoided lines={text.avoid} />
    </>
  );
}

function SoughtLine({ line }: { line: ProgramLine | undefined }) {
  if (!line) return null;
  return (
    <>
      <p>{line.text}</p>
      <Why lines={line.why} />
      <Grounds grounds={line.grounds} />
    </>
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
  return lines.length > 0 ? <p className={styles.why}>{lines.slice(0, MAX_ANSWERS).join(' · ')}</p> : null;
}
