import { programCopy as copy } from '../../content/pages/program.ts';
import { shelfIcons } from '../../content/pages/shelf.ts';
import type { ProgramLine, ProgramText } from '../../core/program/program-text.ts';
import { useJourney } from '../browser/journey.ts';
import { useProgram } from '../browser/program.ts';
import type { OwnProgram } from '../browser/program-store.ts';
import { Drawing } from '../illustrations/drawing.tsx';
import { Link } from '../ui/link.tsx';
import { AnswerNotes } from './answer-notes.tsx';
import { FirstWeek } from './first-week.tsx';
import { ProgramDays } from './program-days.tsx';
import styles from './program-weeks.module.css';
import { Shelf } from './shelf.tsx';

const MOST_BESIDE = 4;

/** What the visitor's answers lead to: the first week, what comes first and why, four weeks with their dates, and what is left out. */
export function ProgramWeeks() {
  const own = useProgram();
  const text = own?.text;
  return (
    <section className={styles.root} aria-labelledby="program-weeks">
      <h2 id="program-weeks">{copy.firstWeek}</h2>
      <p className={styles.headline}>{text?.headline}</p>
      <FirstWeek lines={text?.firstWeek} />
      <div className={styles.own}>{own && <Own own={own} />}</div>
      <details className={styles.folded}>
        <summary>{copy.more}</summary>
        <Lines title={copy.why} lines={text?.seek.slice(1)} />
        <Lines title={copy.besides} lines={text?.habits.slice(MOST_BESIDE)} />
        <Lines title={copy.limits} lines={text?.doNotExpect} />
        <Lines title={copy.doctor} lines={text?.seeADoctor} />
      </details>
      <p className={styles.note}>
        {copy.note} <Link href={copy.works.href}>{copy.works.label}</Link>
      </p>
    </section>
  );
}

function Own({ own }: { own: OwnProgram }) {
  const { program, text } = own;
  const answers = useJourney(({ answers }) => answers);
  const { seek, avoid, minutes, expect, habits, sun, concerns, photo, later } = text;
  const active = program.seek[0];
  return (
    <>
      <p className={styles.minutes}>
        {minutes.text} <Why lines={minutes.why} />
      </p>
      <AnswerNotes answers={answers} />
      <h3>{copy.fourWeeks}</h3>
      <ProgramDays own={own} />
      {concerns.length > 0 && (
        <>
          <h3>{copy.first}</h3>
          <ol className={styles.concerns}>
            {concerns.map(({ text: concern, why }) => (
              <li key={concern}>
                <strong>{concern}</strong> <Why lines={why} />
              </li>
            ))}
          </ol>
        </>
      )}
      {active && seek[0] && (
        <div className={styles.active}>
          <Drawing name={`option-${shelfIcons[active.step]}`} viewBox="0 0 48 48" />
          <div>
            <p>{seek[0].text}</p>
            <Why lines={seek[0].why} />
          </div>
        </div>
      )}
      {later && <p className={styles.note}>{later}</p>}
      {photo && <p className={styles.note}>{photo}</p>}
      <Shelf answers={answers} program={program} />
      <LeftOut lines={avoid} />
      <Lines title={copy.expect} lines={expect.filter((_, index) => program.expect[index]?.weeks)} look={styles.timeline} />
      <Lines title={copy.beside} lines={habits.slice(0, MOST_BESIDE)} look={styles.beside} />
      {sun.length > 0 && <h3>{copy.sun}</h3>}
      {sun.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** Each answer once, with everything that it leaves out. */
function LeftOut({ lines }: { lines: ProgramText['avoid'] }) {
  const reasons = [...new Set(lines.map(({ why }) => why[0] ?? ''))];
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{copy.left}</h3>
      <ul className={styles.left}>
        {reasons.map((reason) => (
          <li key={reason}>
            <span className={styles.why}>{reason}</span>
            {lines
              .filter(({ why }) => (why[0] ?? '') === reason)
              .map(({ text, what, isOut }) => (isOut ? <s key={text}>{what}</s> : <span key={text}>{text}</span>))}
          </li>
        ))}
      </ul>
    </>
  );
}

type LinesProps = {
  readonly title: string;
  readonly lines: readonly ProgramLine[] | undefined;
  readonly look?: string | undefined;
};

function Lines({ title, lines = [], look = '' }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={`${styles.lines} ${look}`}>
        {lines.map(({ text, why }) => (
          <li key={text}>
            <p>{text}</p>
            <Why lines={why} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The answers behind a line, at most two. */
function Why({ lines }: { lines: readonly string[] }) {
  return lines.length > 0 ? <span className={styles.why}>{lines.slice(0, 2).join(' · ')}</span> : null;
}
