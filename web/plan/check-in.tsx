import '../design/error.css';
import '../design/disclosure.css';
import { useState } from 'react';
import { planCopy } from '../../content/pages/plan.ts';
import { ingredientName } from '../../content/skincare/ingredients.ts';
import { checkInRules } from '../../content/skincare/rules/check-in.ts';
import { day as dayText } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { instant } from '../../core/presentation/instant.ts';
import type { Change } from '../../core/program/adapt.ts';
import { DAYS_A_WEEK } from '../../core/program/calendar.ts';
import { type CheckIn, type Diary, type Feeling, feelings, type Keeping, keepings } from '../../core/program/diary.ts';
import { capitalized } from '../../core/program/wording.ts';
import { noteCheckIn } from '../browser/program-diary.ts';
import { Button } from '../ui/button.tsx';
import checkboxStyles from '../ui/checkbox.module.css';
import styles from './check-in.module.css';
import { Grounds } from './grounds.tsx';

const copy = planCopy.checkIn;

type Props = {
  readonly orderId: string;
  readonly checkIns: Diary['checkIns'];
  readonly changes: readonly Change[];
  readonly day: number;
};

/** Asks how the last whole week was, and says what the answer changes. */
export function CheckInCard({ orderId, checkIns, changes, day }: Props) {
  const week = Math.floor(day / DAYS_A_WEEK);
  const [editing, setEditing] = useState(false);
  if (week < 1) return null;
  const answered = checkIns[week];
  const before = changes.filter((change) => change.week !== week && change.kind !== 'goes-on');
  return (
    <section className={styles.root} aria-labelledby="check-in-title">
      {answered && !editing ? (
        <>
          <h2 id="check-in-title">{fill(copy.done, { week: String(week) })}</h2>
          <div role="status" className={styles.changes}>
            <Changes changes={changes.filter((change) => change.week === week)} />
          </div>
          <div>
            <Button variant="plain" onClick={() => setEditing(true)}>
              {copy.again}
            </Button>
          </div>
          <Versions checkIn={answered} />
        </>
      ) : (
        <>
          <h2 id="check-in-title">{fill(copy.title, { week: String(week) })}</h2>
          <p>{copy.lead}</p>
          <Questions
            onSave={(felt, kept) => {
              noteCheckIn(orderId, week, { felt, kept });
              setEditing(false);
            }}
          />
        </>
      )}
      {before.length > 0 && (
        <details>
          <summary>{copy.history}</summary>
          <Changes changes={before} />
        </details>
      )}
    </section>
  );
}

function Questions({ onSave }: { onSave: (felt: readonly Feeling[], kept: Keeping) => void }) {
  const [felt, setFelt] = useState<readonly Feeling[]>([]);
  const [kept, setKept] = useState<Keeping>();
  const [isMissing, setMissing] = useState(false);
  const save = () => {
    if (felt.length === 0 || !kept) return setMissing(true);
    onSave(felt, kept);
  };
  return (
    <>
      <fieldset>
        <legend>{copy.felt}</legend>
        {feelings.map((feeling) => (
          <label key={feeling} className={styles.choice}>
            <input
              type="checkbox"
              className={checkboxStyles.box}
              checked={felt.includes(feeling)}
              onChange={() => setFelt(toggled(felt, feeling))}
            />
            {copy.feelings[feeling]}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{copy.kept}</legend>
        {keepings.map((keeping) => (
          <label key={keeping} className={styles.choice}>
            <input type="radio" name="kept" checked={kept === keeping} onChange={() => setKept(keeping)} />
            {copy.keepings[keeping]}
          </label>
        ))}
      </fieldset>
      <div role="alert">
        {isMissing && (felt.length === 0 || !kept) && <p className="notice notice--error">{copy.missing}</p>}
      </div>
      <div>
        <Button onClick={save}>{copy.save}</Button>
      </div>
    </>
  );
}

/** The answers that this one replaced. */
function Versions({ checkIn: { at, earlier = [] } }: { checkIn: CheckIn }) {
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary>{fill(copy.changed, { day: dayText(at) })}</summary>
      <ol className={styles.changes}>
        {earlier.map((answer, index) => {
          const felt = answer.felt.map((feeling) => copy.feelings[feeling]).join(', ');
          return (
            // Answers keep their places.
            <li key={index}>{fill(copy.earlier, { time: instant(answer.at), felt, kept: copy.keepings[answer.kept] })}</li>
          );
        })}
      </ol>
    </details>
  );
}

/** 'All well' stands alone. */
function toggled(felt: readonly Feeling[], feeling: Feeling): readonly Feeling[] {
  if (felt.includes(feeling)) return felt.filter((other) => other !== feeling);
  return feeling === 'fine' ? ['fine'] : [...felt.filter((other) => other !== 'fine'), feeling];
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={`${change.week}-${change.kind}`}>
          <p>{changeText(change)}</p>
          {change.doctor && <p className={styles.doctor}>{copy.doctor}</p>}
          <Grounds grounds={checkInRules[change.kind]} />
        </li>
      ))}
    </ul>
  );
}

function changeText({ kind, ingredient }: Change): string {
  if (kind === 'stopped' && !ingredient) return copy.basics;
  return fill(copy.changes[kind], { ingredient: ingredient ? capitalized(ingredientName(ingredient)) : '' });
}
