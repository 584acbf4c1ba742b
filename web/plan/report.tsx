import { planCopy } from '../../content/pages/plan.ts';
import { programCopy } from '../../content/pages/program.ts';
import type { ProgramInput } from '../../core/program/program.ts';
import type { ProgramLine, ProgramText } from '../../core/program/program-text.ts';
import type { OwnProgram } from '../browser/program-store.ts';
import condition from '../illustrations/quiz/scenes/condition.svg?url';
import ingredients from '../illustrations/quiz/scenes/ingredients.svg?url';
import { AnswerNotes } from '../program/answer-notes.tsx';
import leftOutStyles from '../program/left-out.module.css';
import { Disclosure } from './disclosure.tsx';
import { Grounds } from './grounds.tsx';
import planStyles from './plan.module.css';
import styles from './report.module.css';
import { SectionTitle } from './section-title.tsx';

const { first, seek, avoid, works } = planCopy;
/** A card names no more of them. */
const MAX_ANSWERS = 2;

type Props = { readonly own: OwnProgram; readonly answers: ProgramInput['answers'] };

/** What comes first, what to look for and what to leave out, each with the answer behind it and the works it rests on. */
export function Report({ own: { program, text }, answers }: Props) {
  return (
    <>
      <section className={`${planStyles.drawn} ${styles.root}`} aria-labelledby="first-title">
        <SectionTitle id="first-title" text={first.title} drawing={condition} />
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
      <section className={`${planStyles.drawn} ${styles.root}`} aria-labelledby="seek-title">
        <SectionTitle id="seek-title" text={seek.title} drawing={ingredients} />
        <Disclosure label={works.show}>
          <Actives lines={text.seek.filter((_, index) => program.seek[index]?.use)} />
          <Basics lines={text.seek.filter((_, index) => !program.seek[index]?.use)} />
        </Disclosure>
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
        <li key={line.name}>
          <h3>{line.name}</h3>
          <p>{wordsOn(line)}</p>
          <div data-detail="">
            <Why lines={line.why} />
            <Grounds grounds={line.grounds} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What the basics should hold is one card, which says once where it belongs and which answers ask for it. */
function Basics({ lines }: Sought) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.basics}>
      {alike(lines, reasonOf).map((group) => (
        <div key={group[0].name}>
          {alike(group, wordsOn).map((same) => (
            <div key={same[0].name}>
              <ul>
                {same.map(({ name, grounds }) => (
                  <li key={name}>
                    <h3>{name}</h3>
                    <Grounds grounds={grounds} />
                  </li>
                ))}
              </ul>
              <p>{wordsOn(same[0])}</p>
            </div>
          ))}
          <Why lines={group[0].why} />
        </div>
      ))}
    </div>
  );
}

function wordsOn({ use, beforeUse }: ProgramText['seek'][number]): string {
  return [use, beforeUse].filter(Boolean).join(' ');
}

function Avoided({ lines }: { lines: ProgramText['avoid'] }) {
  const easy = lines.filter(({ isOut }) => !isOut);
  const title = <h2 id="avoid-title">{avoid.title}</h2>;
  return (
    <section className={styles.root} aria-labelledby="avoid-title">
      {lines.length === 0 ? (
        <>
          {title}
          <p>{avoid.none}</p>
        </>
      ) : (
        <Disclosure compact label={works.show} heading={title}>
          <div className={leftOutStyles.root}>
            <LeftOut lines={lines.filter(({ isOut }) => isOut)} />
            {easy.length > 0 && <p className={leftOutStyles.easy}>{programCopy.goEasy}</p>}
            <LeftOut lines={easy} />
          </div>
        </Disclosure>
      )}
    </section>
  );
}

function LeftOut({ lines }: { lines: ProgramText['avoid'] }) {
  return (
    <ul>
      {alike(lines, reasonOf).map((group) => (
        <li key={group[0].text}>
          {group.map(({ what, isOut, grounds }) => (
            <div key={what} className={styles.named}>
              <p className={leftOutStyles.names}>{isOut ? <strong>{what}</strong> : what}</p>
              <Grounds grounds={grounds} />
            </div>
          ))}
          <Why lines={group[0].why} />
        </li>
      ))}
    </ul>
  );
}

/** Lines of which the same holds, so that it is said once. */
function alike<Line>(lines: readonly Line[], keyOf: (line: Line) => string): readonly (readonly [Line, ...Line[]])[] {
  const keys = [...new Set(lines.map(keyOf))];
  return keys.map((key) => lines.filter((line) => keyOf(line) === key) as [Line, ...Line[]]);
}

function reasonOf({ why }: ProgramLine): string {
  return why.slice(0, MAX_ANSWERS).join();
}

function Why({ lines }: { lines: readonly string[] }) {
  return lines.length > 0 ? <p className={styles.why}>{lines.slice(0, MAX_ANSWERS).join('\n')}</p> : null;
}
