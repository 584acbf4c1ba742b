import { Check } from 'lucide';
import { cameraCopy } from '../../content/pages/camera.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './measuring-consent.module.css';

const { consent } = cameraCopy;

/** Before the camera. The picture can be taken whatever the visitor decides. */
export function MeasuringConsent({ onDecide }: { readonly onDecide: (allowed: boolean) => void }) {
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{consent.title}</h2>
      <p>{consent.text}</p>
      <ul className={styles.points}>
        {consent.points.map((point) => (
          <li key={point}>
            <Icon icon={Check} size={18} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <p className={styles.data}>{consent.data}</p>
      <div className={styles.choices}>
        <Button fullWidth variant="quiet" onClick={() => onDecide(true)}>
          {consent.allow}
        </Button>
        <Button fullWidth variant="quiet" onClick={() => onDecide(false)}>
          {consent.refuse}
        </Button>
      </div>
    </div>
  );
}
