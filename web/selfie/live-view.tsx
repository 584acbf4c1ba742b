import { type RefObject, useState } from 'react';
import { cameraCopy } from '../../content/pages/camera.ts';
import type { FaceWorker } from '../browser/face-worker.ts';
import styles from './camera-view.module.css';
import type { CameraState } from './use-camera.ts';
import { type Guidance, useGuidance } from './use-guidance.ts';

type Props = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly worker: FaceWorker | undefined;
  readonly state: CameraState;
  /** False where no photo came of it. */
  readonly onCapture: () => Promise<boolean>;
  /** Undefined where nothing can be measured. */
  readonly onChange: (() => void) | undefined;
};

/** Over the camera's picture: the oval, one message, and a shutter that is always there. */
export function LiveView({ video, worker, state, onCapture, onChange }: Props) {
  const [isTaking, setIsTaking] = useState(false);
  const [missed, setMissed] = useState(false);
  const ready = state === 'live';
  const capture = async () => {
    if (isTaking || !ready) return;
    setIsTaking(true);
    // Without it a second miss would not be announced.
    setMissed(false);
    setMissed(!(await onCapture()));
    setIsTaking(false);
  };
  const seen = useGuidance(video, ready && !isTaking ? worker : undefined, () => void capture());
  const guidance = ready ? seen.guidance : undefined;
  const steady = guidance === 'steady';
  return (
    <>
      <div className={styles.oval} data-steady={steady || undefined} aria-hidden="true">
        {/* A face that moves starts the ring anew. */}
        {steady && <span key={seen.restingSince} className={styles.ring} />}
      </div>
      <div className={styles.dock}>
        <p className={styles.hint} role="status">
          {hintOf({ state, missed, guidance })}
        </p>
        <button
          type="button"
          className={styles.shutter}
          disabled={!ready}
          aria-label={ready ? cameraCopy.capture : cameraCopy.loading}
          onClick={() => void capture()}
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

type Shown = { readonly state: CameraState; readonly missed: boolean; readonly guidance: Guidance };

function hintOf({ state, missed, guidance }: Shown): string {
  if (state === 'paused') return cameraCopy.paused;
  if (missed && guidance !== 'steady') return cameraCopy.missed;
  if (guidance === 'steady') return cameraCopy.steady;
  return guidance ? cameraCopy.guidance[guidance] : cameraCopy.hint;
}
