import { ArrowRight } from 'lucide';
import { salesCopy } from '../../../content/pages/sales.ts';
import { usePhoto } from '../../browser/photo.ts';
import { GoalFace } from '../../illustrations/goal-face.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './goal-pair.module.css';

const copy = salesCopy.hero;

export function GoalPair() {
  const photo = usePhoto();
  return (
    <div className={styles.root}>
      <Face photo={photo} label={copy.dayZero} alt={photo ? copy.photoAlt : copy.drawnAlt} glowing={false} />
      <span className={styles.arrow}>
        <Icon icon={ArrowRight} size={20} />
      </span>
      <Face photo={photo} label={copy.goal} alt={photo ? copy.goalAlt : copy.drawnGoalAlt} glowing />
    </div>
  );
}

type FaceProps = { readonly photo: string | undefined; readonly label: string; readonly alt: string; readonly glowing: boolean };

function Face({ photo, label, alt, glowing }: FaceProps) {
  return (
    <figure className={styles.face} data-glowing={glowing || undefined}>
      {photo ? (
        <img src={photo} alt={alt} />
      ) : (
        <div role="img" aria-label={alt}>
          <GoalFace glowing={glowing} />
        </div>
      )}
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  );
}
