import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { salesCopy } from '../../../content/pages/sales.ts';
import { usePhoto } from '../../browser/photo.ts';
import { VisitorFace } from '../../illustrations/face/visitor-face.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './goal-pair.module.css';

const copy = salesCopy.hero;

/** The goal is drawn beside a photo too: a retouched photo would be a promise. */
export function GoalPair() {
  const photo = usePhoto();
  return (
    <div className={styles.root}>
      <Face label={copy.dayZero}>{photo ? <img src={photo} alt={copy.photoAlt} /> : <VisitorFace />}</Face>
      <span className={styles.arrow}>
        <Icon icon={ArrowRight} size={20} />
      </span>
      <Face label={copy.goal} goal>
        <VisitorFace state="goal" />
      </Face>
    </div>
  );
}

function Face({ label, goal, children }: { readonly label: string; readonly goal?: true; readonly children: ReactNode }) {
  return (
    <figure className={styles.face} data-goal={goal}>
      {children}
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  );
}
