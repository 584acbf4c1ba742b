import '../design/disclosure.css';
import { programCopy as copy } from '../../content/pages/program.ts';
import type { ProductKind } from '../../core/program/program.ts';
import type { ProgramLine, ProgramText, SoughtLine } from '../../core/program/program-text.ts';
import { useJourney } from '../browser/journey.ts';
import { useProgram } from '../browser/program.ts';
import type { OwnProgram } from '../browser/program-store.ts';
import { ProductDrawing } from '../illustrations/products/product-drawing.tsx';
import goals from '../illustrations/quiz/scenes/goals.svg?url';
import { Link } from '../ui/link.tsx';
import leftOutStyles from './left-out.module.css';
import styles from './program-reasons.module.css';
import { Shelf } from './shelf.tsx';
import { BEFORE_USE, Why } from './why.tsx';

const MOST_BESIDE = 2;
const MOST_CONCERNS = 3;

/** What the weeks rest on: what comes first and why, what is left out, and what may come of it. */
export default function ProgramReasons() {
  const own = useProgram();
  const text = own?.text;
  return (
    <div className={`${styles.root} page`}>
      <div className={styles.own}>{own && <Own own={own} />}</div>
      <details className={styles.folded}>
        <summary>{copy.more}</summary>
        <Lines title={copy.why} lines={text?.seek.slice(1)} />
        <Lines title={copy.next} lines={own && concernsOf(own).next} />
        {text && text.sun.length > 0 && <h3>{copy.sun}</h3>}
        {text?.sun.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Lines title={copy.besides} lines={text?.habits.slice(MOST_BESIDE)} />
        <Lines title={copy.limits} lines={text?.doNotExpect} />
        <Lines title={copy.doctor} lines={text?.seeADoctor} />
      </details>
      <p className={styles.note}>
        {copy.note} <Link href={copy.works.href}>{copy.works.label}</Link>
      </p>
    </div>
  );
}

function Own({ own }: { own: OwnProgram }) {
  const { program, text } = own;
  const answers = useJourney(({ answers }) => answers);
  const { seek, avoid, expect, habits, photo, later } = text;
  const concerns = concernsOf(own);
  const periods = new Set(expect.flatMap(({ period }) => period ?? []));
  return (
    <>
      {concerns.first.length > 0 && (
        <section>
          <h2>{copy.first}</h2>
          <ol className={styles.concerns}>
            {concerns.first.map(({ text: concern, why }) => (
              <li key={concern}>
                <strong>{concern}</strong> <Why lines={why} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <div>
        {program.seek[0] && seek[0] && <Active kind={program.seek[0].step} line={seek[0]} />}
        {later && <p className={styles.note}>{later}</p>}
        {photo && <p className={styles.note}>{photo}</p>}
      </div>
      <div className={styles.whole}>
        <Shelf answers={answers} program={program} />
      </div>
      {avoid.length > 0 && (
        <section>
          <h2>{copy.left}</h2>
          <LeftOut lines={avoid} />
        </section>
      )}
      {periods.size > 0 && (
        <section>
          <h2>{copy.expect}</h2>
          <div className={styles.weeks}>
            <ul className={`${styles.lines} ${styles.timeline}`}>
              {[...periods].map((shown) => (
                <li key={shown}>
                  <strong>{shown}</strong>
                  {expect
                    .filter(({ period }) => period === shown)
                    .map(({ what, why }) => (
                      <div key={what}>
                        <p>{what}</p>
                        <Why lines={why} />
                      </div>
                    ))}
                </li>
              ))}
            </ul>
            <img src={goals} alt="" width="480" height="520" loading="lazy" decoding="async" />
          </div>
        </section>
      )}
      {habits.length > 0 && (
        <section className={styles.whole}>
          <h2>{copy.beside}</h2>
          <ul className={`${styles.lines} ${styles.beside}`}>
            {habits.slice(0, MOST_BESIDE).map(({ text, why }) => (
              <li key={text}>
                <p>{text}</p>
                <Why lines={why} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What the first four weeks are for, and the others. */
function concernsOf({ program, text }: OwnProgram) {
  const isLater = (index: number) => program.later.some((id) => id === program.profile.concerns[index]?.id);
  const first = text.concerns.filter((_, index) => !isLater(index)).slice(0, MOST_CONCERNS);
  return { first, next: text.concerns.filter((concern) => !first.includes(concern)) };
}

function Active({ kind, line: { name, use, beforeUse, why } }: { kind: ProductKind; line: SoughtLine }) {
  return (
    <div className={styles.active}>
      <div className={styles.name}>
        <ProductDrawing kind={kind} />
        <h3>{name}</h3>
      </div>
      <p>{use}</p>
      <Why lines={why} />
      {beforeUse && (
        <div id={BEFORE_USE} className={styles.beforeUse}>
          <h4>{copy.beforeUse}</h4>
          <p>{beforeUse}</p>
        </div>
      )}
    </div>
  );
}

/** Behind a cross, each answer once with everything that it leaves out; below it in one line what is only used sparingly. */
function LeftOut({ lines }: { lines: ProgramText['avoid'] }) {
  const [out, easy] = [lines.filter(({ isOut }) => isOut), lines.filter(({ isOut }) => !isOut)];
  return (
    <div className={leftOutStyles.root}>
      <ul>
        {reasonsOf(out).map((reason) => (
          <li key={reason}>
            <p className={leftOutStyles.names}>
              {out.map(({ what, why }) => why[0] === reason && <strong key={what}>{what}</strong>)}
            </p>
            <Why lines={[reason]} />
          </li>
        ))}
      </ul>
      {easy.length > 0 && (
        <>
          <p className={leftOutStyles.easy}>{copy.goEasy}</p>
          <p>{easy.map(({ what }) => what).join(' · ')}</p>
          <Why lines={reasonsOf(easy)} />
        </>
      )}
    </div>
  );
}

/** The first answer behind each line, once; undefined where a line has none. */
function reasonsOf(lines: ProgramText['avoid']): readonly (string | undefined)[] {
  return [...new Set(lines.map(({ why }) => why[0]))];
}

type LinesProps = {
  readonly title: string;
  readonly lines: readonly Pick<ProgramLine, 'text' | 'why'>[] | undefined;
};

function Lines({ title, lines = [] }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.lines}>
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
