import { cameraCopy } from '../../content/pages/camera.ts';
import { selfieCopy } from '../../content/pages/selfie.ts';
import { Button } from '../ui/button.tsx';
import styles from './camera-view.module.css';

type Props = { readonly url: string; readonly onAccept: () => void; readonly onRetake: () => void };

export function Review({ url, onAccept, onRetake }: Props) {
  return (
    <>
      <img className={styles.photo} src={url} alt={selfieCopy.yours} />
      <div className={styles.dock}>
        <p className={styles.hint} role="status">
          {cameraCopy.review}
        </p>
        <div className={styles.pair}>
          <Button variant="quiet" onClick={onRetake}>
            {cameraCopy.retake}
          </Button>
          <Button autoFocus onClick={onAccept}>
            {cameraCopy.accept}
          </Button>
        </div>
      </div>
    </>
  );
}
