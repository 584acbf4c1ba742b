import { X } from 'lucide';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { selfieCopy } from '../../content/pages/selfie.ts';
import { type CameraRefusal, closeCamera, openCamera, takePhoto } from '../browser/camera.ts';
import { after } from '../browser/clock.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './camera-view.module.css';

/** Long enough to read the browser's question and answer it. */
const MAX_WAIT_MS = 30_000;

type Props = {
  readonly onCapture: (photo: Blob) => void;
  readonly onRefused: (reason: CameraRefusal) => void;
  readonly onClose: () => void;
};

export function CameraView({ onCapture, onRefused, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDialogElement>(null);
  const [ready, setReady] = useState(false);

  const refused = useEffectEvent(onRefused);
  useEffect(() => (ready ? undefined : after(MAX_WAIT_MS, () => refused('silent'))), [ready]);
  // A layout effect turns the camera's light off together with its picture.
  useLayoutEffect(() => {
    const dialog = frame.current;
    let stream: MediaStream | undefined;
    let stopped = false;
    dialog?.showModal();
    void openCamera().then((opened) => {
      if (typeof opened === 'string') return stopped || refused(opened);
      if (stopped || !video.current) return closeCamera(opened);
      stream = opened;
      video.current.srcObject = opened;
    });
    return () => {
      stopped = true;
      if (stream) closeCamera(stream);
      dialog?.close();
    };
  }, []);

  const capture = async () => {
    const photo = video.current && (await takePhoto(video.current));
    if (photo) onCapture(photo);
  };
  // StrictMode closes and opens the dialog at once; the close event then comes while it is open.
  const closed = () => {
    if (!frame.current?.open) onClose();
  };
  return (
    <dialog ref={frame} className={styles.root} aria-label={selfieCopy.preview} onClose={closed}>
      <button type="button" className={styles.close} aria-label={selfieCopy.close} onClick={onClose}>
        <Icon icon={X} size={24} />
      </button>
      <video
        ref={video}
        className={styles.video}
        aria-label={selfieCopy.preview}
        autoPlay
        playsInline
        muted
        onLoadedData={() => setReady(true)}
      />
      <div className={styles.oval} aria-hidden="true" />
      <div className={styles.dock}>
        <p className={styles.hint}>{selfieCopy.hint}</p>
        <Button fullWidth disabled={!ready} onClick={capture}>
          {ready ? selfieCopy.capture : selfieCopy.loading}
        </Button>
      </div>
    </dialog>
  );
}
