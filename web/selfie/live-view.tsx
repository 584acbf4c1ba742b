import { type RefObject, useState } from 'react';
import { cameraCopy } from '../../content/pages/camera.ts';
import type { FaceWorker } from '../browser/face-worker.ts';
import styles from './camera-view.module.css';
import { useGuidance } from './use-guidance.ts';

type Props = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly worker: FaceWorker | undefined;
  readonly ready: boolean;
  readonly onCapture: () => void;
  /** Undefined where nothing can be measured. */
  readonly onChange: (() => void) | undefined;
};

/** Over the camera's picture: the oval, one message, and a shutter that is always there. */
export function LiveView({ video, worker, ready, onCapture, onChange }: Props) {
  const [taken, setTaken] = useState(false);
  const capture = () => {
    if (taken) return;
    setTaken(true);
    onCapture();
  };
  const guidance = useGuidance(video, ready ? worker : undefined, capture);
  const steady = guidance === 'steady';
  return (
    <>
      <div className={styles.oval} data-steady={steady || undefined} aria-hidden="true" />
      <div className={styles.dock}>
        <p className={styles.hint} role="status">
          {steady ? cameraCopy.steady : guidance ? cameraCopy.guidance[guidance] : cameraCopy.hint}
        </p>
        <button
          type="button"
          className={styles.shutter}
          disabled={!ready}
          aria-label={ready ? cameraCopy.capture : cameraCopy.loading}
          onClick={capture}
        />
        {onChange && (
          <button type="button" className={styles.choice} onClick={onChange}>
            {cameraCopy.consent.change}
          </button>
        )}
      </div>
    </>
  );
}
