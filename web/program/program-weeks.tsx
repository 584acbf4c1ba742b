import { programCopy as copy } from '../../content/pages/program.ts';
import type { ProgramText } from '../../core/program/program-text.ts';
import { useJourney } from '../browser/journey.ts';
import { useProgram } from '../browser/program.ts';
import type { OwnProgram } from '../browser/program-store.ts';
import { Link } from '../ui/link.tsx';
import { AnswerNotes } from './answer-notes.tsx';
import { FirstWeek } from './first-week.tsx';
import { ProgramDays } from './program-days.tsx';
import styles from './program-weeks.module.css';
import { BEFORE_USE, Why } from './why.tsx';

/** What the visitor's answers lead to: the first week, and four weeks with their dates. */
export function ProgramWeeks() {
  const own = useProgram();
  const text = own?.text;
  return (
    <section className={styles.root} aria-labelledby="program-weeks">
      <h2 id="program-weeks">{copy.firstWeek}</h2>
      <FirstWeek lines={text && shortWeek(text)}>
        {text?.patchTest && text.seek[0]?.beforeUse && <Link href={`#${BEFORE_USE}`}>{copy.beforeUse}</Link>}
      </FirstWeek>
      <div className={styles.own}>{own && <Own own={own} />}</div>
    </section>
  );
}

function Own({ own }: { own: OwnProgram }) {
  const answers = useJourney(({ answers }) => answers);
  const { minutes } = own.text;
  return (
    <>
      <p className={styles.minutes}>
        {minutes.text} <Why lines={minutes.why} />
      </p>
      <AnswerNotes answers={answers} />
      <h3>{copy.fourWeeks}</h3>
      <ProgramDays own={own} />
    </>
  );
}

/** The cautions stand whole further down. */
function shortWeek({ firstWeek: [basics, sun, tried], patchTest }: ProgramText): ProgramText['firstWeek'] {
  return [basics, sun, patchTest ?? tried];
}
