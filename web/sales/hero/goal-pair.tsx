import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { salesCopy } from '../../../content/pages/sales.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { DAY_MS } from '../../../core/time.ts';
import { useFaceReport, usePhoto } from '../../browser/photo.ts';
import { useLoadedProgram } from '../../browser/program.ts';
import { useDayAfter } from '../../browser/use-day.ts';
import { VisitorFace } from '../../illustrations/face/visitor-face.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './goal-pair.module.css';

const copy = salesCopy.hero;
const WEEK_MS = 7 * DAY_MS;

/** Beside a photo the goal is an empty frame: a drawing there is somebody else, and a retouched photo would be a promise. */
export function GoalPair() {
  const photo = usePhoto();
  const report = useFaceReport();
  const from = useDayAfter(0);
  // Only studies date a goal: the last week in which they looked at what the program uses.
  const lasts = useLoadedProgram()?.program.expect.flatMap((line) => line.weeks?.to ?? []) ?? [];
  const weeks = lasts.length > 0 ? Math.max(...lasts) : undefined;
  const to = useDayAfter((weeks ?? 0) * WEEK_MS);
  const date = weeks === undefined || to === undefined ? undefined : `${fill(copy.goalWeek, { week: String(weeks) })}, ${to}`;
  return (
    <div className={styles.root}>
      <Face label={copy.dayZero} date={from} arrow>
        {photo ? <img style={report?.closeUp} src={photo} alt={copy.photoAlt} /> : <VisitorFace />}
      </Face>
      <Face label={copy.goal} date={date} goal>
        {photo ? <p className={styles.frame}>{copy.frame}</p> : <VisitorFace state="goal" />}
      </Face>
      {!photo && <p className={styles.drawn}>{copy.drawn}</p>}
    </div>
  );
}

type FaceProps = {
  readonly label: string;
  readonly date: string | undefined;
  readonly goal?: true;
  readonly arrow?: true;
  readonly children: ReactNode;
};

function Face({ label, date, goal, arrow, children }: FaceProps) {
  return (
    <figure className={styles.face} data-goal={goal}>
      <div className={styles.picture}>
        <div className={styles.drawing}>{children}</div>
        {arrow && (
          <span className={styles.arrow}>
            <Icon icon={ArrowRight} size={20} />
          </span>
        )}
      </div>
      <figcaption className={styles.label}>
        <strong>{label}</strong> <span>{date}</span>
      </figcaption>
    </figure>
  );
}
