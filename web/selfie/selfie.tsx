import { Camera, Droplet, Glasses, ImageUp, Lock, Sun } from 'lucide';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { failureCopy } from '../../content/pages/failures.ts';
import { selfieCopy } from '../../content/pages/selfie.ts';
import type { PlacedStep } from '../../core/funnel/funnel.ts';
import type { SelfieStep } from '../../core/funnel/step.ts';
import type { CameraRefusal } from '../browser/camera.ts';
import { whenIdle } from '../browser/clock.ts';
import { track } from '../browser/events.ts';
import { currentJourney, saveJourney } from '../browser/journey.ts';
import { morph } from '../browser/morph.ts';
import { useNavigate } from '../browser/navigation.ts';
import { deletePhoto, savePhoto, usePhoto } from '../browser/photo.ts';
import { Drawing } from '../illustrations/drawing.tsx';
import type { VisitorFace } from '../illustrations/face/visitor-face.tsx';
import { Button } from '../ui/button.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { CameraView } from './camera-view.tsx';
import styles from './selfie.module.css';

const TIPS = { light: Sun, glasses: Glasses, bare: Droplet } as const;

type View = ComponentType<ComponentProps<typeof CameraView>>;

const importView = () => import('./camera-view.tsx');

/** What loads code anew is not waited for by the step: it comes with the question about consent, or here. */
const loadView = () => importView().catch(() => import('../browser/load-code.ts').then(({ loadCode }) => loadCode(importView)));

type Opened = { readonly CameraView: View; readonly chosen: Blob | undefined };

/** The camera's code loads when the browser is idle or at the first use. */
function useCameraView(): readonly [Opened | undefined, (chosen?: Blob) => Promise<void>, () => void] {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => whenIdle(() => void importView().catch(() => undefined)), []);
  const open = async (chosen?: Blob) => {
    const { CameraView } = await loadView();
    setOpened({ CameraView, chosen });
  };
  return [opened, open, () => setOpened(undefined)];
}

export function Selfie({ step }: { step: PlacedStep<SelfieStep> }) {
  const photo = usePhoto();
  const [camera, openCamera, closeCamera] = useCameraView();
  const [capture, setCapture] = useState<'user' | undefined>('user');
  const [notice, setNotice] = useState<string>();

  const navigate = useNavigate();

  const goOn = (selfie: 'photo' | 'skipped') => {
    saveJourney({ selfie });
    track('Quiz Step Complete', { step_number: step.number, answers: {} });
    return navigate(currentJourney().next(step));
  };
  const keep = async (taken: Blob) => {
    await savePhoto(taken);
    await morph(() => goOn('photo'));
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const { readPhoto } = await loadView();
    const chosen = await readPhoto(file);
    if (chosen) await openCamera(chosen).catch(() => keep(chosen));
    else setNotice(selfieCopy.unreadable);
  };
  const sayUnreachable = () => setNotice(failureCopy.unreachable);
  const skip = async () => {
    await deletePhoto();
    void goOn('skipped');
  };
  const remove = async () => {
    await deletePhoto();
    saveJourney({ selfie: undefined });
    setNotice(selfieCopy.removed);
  };
  const refused = (reason: CameraRefusal) => {
    closeCamera();
    setCapture(undefined);
    setNotice(selfieCopy.refused[reason]);
    track('Camera Denied', { reason });
  };

  return (
    <main className={`${styles.root} column`} data-beside-panel="">
      <h1 className={styles.title} aria-describedby="progress">
        {step.title}
      </h1>
      {step.lead && <p className={styles.lead}>{step.lead}</p>}
      <Picture photo={photo} />
      <p className={styles.note}>
        <Icon icon={Lock} size={18} />
        <span>{photo ? selfieCopy.kept : step.note}</span>
      </p>
      <div role="alert">{notice && <p className="notice">{notice}</p>}</div>
      <div className={`dock ${styles.buttons}`}>
        {photo && (
          <Button fullWidth data-next="" onClick={() => void goOn('photo')}>
            {selfieCopy.use}
          </Button>
        )}
        <Button fullWidth variant={photo ? 'quiet' : 'main'} onClick={() => void openCamera().catch(sayUnreachable)}>
          <Icon icon={Camera} /> {step.button}
        </Button>
        <div className={styles.pair}>
          <FileButton capture={capture} onFile={(file) => void choose(file).catch(sayUnreachable)}>
            <Icon icon={ImageUp} size={18} /> {selfieCopy.upload}
          </FileButton>
          <Button variant="quiet" onClick={skip}>
            {selfieCopy.skip}
          </Button>
        </div>
        {photo && (
          <Button variant="plain" onClick={remove}>
            {selfieCopy.remove}
          </Button>
        )}
      </div>
      {camera && <camera.CameraView chosen={camera.chosen} onCapture={keep} onRefused={refused} onClose={closeCamera} />}
    </main>
  );
}

function Picture({ photo }: { photo: string | undefined }) {
  if (photo) return <img className={styles.photo} src={photo} alt={selfieCopy.yours} />;
  return (
    <div className={styles.guide}>
      <div className={styles.drawing} aria-hidden="true">
        <Face />
      </div>
      <ul className={styles.tips}>
        {selfieCopy.tips.map(({ id, text }) => (
          <li key={id}>
            <span className={styles.tip}>
              <Icon icon={TIPS[id]} size={22} />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The neutral face until the code of the visitor's own is here, which the buttons do not wait for. */
function Face() {
  const [Own, setOwn] = useState<typeof VisitorFace>();
  useEffect(() => {
    import('../illustrations/face/visitor-face.tsx').then(
      (loaded) => setOwn(() => loaded.VisitorFace),
      () => undefined,
    );
  }, []);
  if (Own) return <Own className={styles.face} />;
  return (
    <div className={styles.face}>
      <Drawing name="face" viewBox="0 0 400 500" />
    </div>
  );
}
