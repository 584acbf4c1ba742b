import { X } from 'lucide';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cameraCopy } from '../../content/pages/camera.ts';
import { type CameraRefusal, decoded, photoOf, takeFrames } from '../browser/camera.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './camera-view.module.css';
import { LiveView } from './live-view.tsx';
import { MeasuringConsent } from './measuring-consent.tsx';
import { Review } from './review.tsx';
import { useCamera } from './use-camera.ts';
import { useMeasuring } from './use-measuring.ts';

export { readPhoto } from '../browser/camera.ts';

const BURST = 3;

type Taken = { readonly photo: Blob; readonly url: string };
type Props = {
  /** A photo that was chosen needs no camera, only the decision about the measuring. */
  readonly chosen?: Blob | undefined;
  readonly onCapture: (photo: Blob) => void;
  readonly onRefused: (reason: CameraRefusal) => void;
  readonly onClose: () => void;
};

export function CameraView({ chosen, onCapture, onRefused, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDialogElement>(null);
  const [taken, setTaken] = useState<Taken>();
  const measuring = useMeasuring();
  const camera = useCamera(video, { needed: !measuring.isAsking && !chosen, onRefused });

  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useEffect(() => () => taken && URL.revokeObjectURL(taken.url), [taken]);

  const accept = (photo: Blob) => {
    onCapture(photo);
    void measuring.keepReport(photo);
  };
  const takeChosen = useEffectEvent(async (photo: Blob) => {
    await measuring.measurePhoto(photo);
    accept(photo);
  });
  useEffect(() => {
    if (chosen && measuring.isSettled) void takeChosen(chosen);
  }, [chosen, measuring.isSettled]);

  const capture = async () => {
    const frames = video.current ? await takeFrames(video.current, measuring.worker ? BURST : 1) : [];
    const last = frames.at(-1);
    if (!last) camera.reopen();
    const photo = last && (await photoOf(last));
    if (!photo) return false;
    const url = URL.createObjectURL(photo);
    await decoded(url);
    setTaken({ photo, url });
    measuring.measureFrames(photo, frames);
    return true;
  };
  // StrictMode closes and opens the dialog at once; the close event then comes while it is open.
  const closed = () => {
    if (!frame.current?.open) onClose();
  };
  if (chosen && !measuring.isAsking) return null;
  return (
    <dialog ref={frame} className={styles.root} aria-label={cameraCopy.preview} onClose={closed}>
      <button type="button" className={styles.close} aria-label={cameraCopy.close} onClick={onClose}>
        <Icon icon={X} size={24} />
      </button>
      {measuring.isAsking ? (
        <MeasuringConsent photo={chosen} onDecide={measuring.decide} />
      ) : (
        <div className={styles.view}>
          <video
            ref={video}
            className={styles.video}
            aria-label={cameraCopy.preview}
            hidden={taken !== undefined}
            autoPlay
            playsInline
            muted
            onLoadedData={camera.onPicture}
          />
          {taken ? (
            <Review url={taken.url} onAccept={() => accept(taken.photo)} onRetake={() => setTaken(undefined)} />
          ) : (
            <LiveView video={video} worker={measuring.worker} state={camera.state} onCapture={capture} onChange={measuring.ask} />
          )}
        </div>
      )}
    </dialog>
  );
}
