import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { salesCopy } from '../../../content/pages/sales.ts';
import { DAY_MS } from '../../../core/time.ts';
import { usePhoto } from '../../browser/photo.ts';
import { useDayAfter } from '../../browser/use-day.ts';
import { VisitorFace } from '../../illustrations/face/visitor-face.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './goal-pair.module.css';

const copy = salesCopy.hero;
const GOAL_AFTER_MS = 12 * 7 * DAY_MS;

/** The goal is drawn beside a photo too: a retouched photo would be a promise. */
export function GoalPair() {
  const photo = usePhoto();
  const from = useDayAfter(0);
  const to = useDayAfter(GOAL_AFTER_MS);
  return (
    <div className={styles.frame}>
      <div className={styles.root}>
        <Face label={copy.dayZero} date={from}>
          {photo ? <img src={photo} alt={copy.photoAlt} /> : <VisitorFace />}
        </Face>
        <span className={styles.arrow}>
          <Icon icon={ArrowRight} size={20} />
        </span>
        <Face label={copy.goal} drawn={copy.drawn} date={to && `${copy.goalWeek}, ${to}`} goal>
          <VisitorFace state="goal" />
        </Face>
      </div>
      {photo && <p className={styles.note}>{copy.whyDrawn}</p>}
    </div>
  );
}

type FaceProps = {
  readonly label: string;
  readonly date: string | undefined;
  readonly drawn?: string;
  readonly goal?: true;
  readonly children: ReactNode;
};

function Face({ label, date, drawn, goal, children }: FaceProps) {
  return (
    <figure className={styles.face} data-goal={goal}>
      {children}
      <figcaption className={styles.label}>
        <strong>{label}</strong> <span>{date}</span> {drawn && <span>{drawn}</span>}
      </figcaption>
    </figure>
  );
}
