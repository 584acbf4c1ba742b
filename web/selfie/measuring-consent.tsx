import '../design/disclosure.css';
import { Image, ScanFace, Smartphone, Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { cameraCopy } from '../../content/pages/camera.ts';
import { VisitorFace } from '../illustrations/face/visitor-face.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './measuring-consent.module.css';
import selfieStyles from './selfie.module.css';

const { consent } = cameraCopy;
const ICONS = { skin: ScanFace, device: Smartphone, deletion: Trash2 } as const;

type Props = {
  /** Chosen already; else the camera comes after it. */
  readonly photo: Blob | undefined;
  readonly onDecide: (allowed: boolean) => void;
};

/** The picture can be taken or used whatever the visitor decides. */
export function MeasuringConsent({ photo, onDecide }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // The dialog would focus what closes it.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.root}>
      <div className={styles.drawing} aria-hidden="true">
        {photo ? <Photo photo={photo} /> : <VisitorFace className={selfieStyles.face} />}
      </div>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {consent.title}
      </h2>
      <p className={styles.lead}>{consent.purpose}</p>
      <ul className={styles.points}>
        {consent.points.map(({ id, title, text }) => (
          <li key={id}>
            <span className={styles.icon}>
              <Icon icon={ICONS[id]} size={20} />
            </span>
            <p>
              <strong>{title}</strong> <span className={styles.text}>{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <details className={styles.details}>
        <summary>{consent.more}</summary>
        <p className={styles.text}>{consent.details}</p>
      </details>
      <div className={styles.choices}>
        <Button variant="quiet" onClick={() => onDecide(true)}>
          <Icon icon={ScanFace} size={24} /> {consent.allow}
        </Button>
        <Button variant="quiet" onClick={() => onDecide(false)}>
          <Icon icon={Image} size={24} /> {consent.refuse}
        </Button>
      </div>
    </div>
  );
}

function Photo({ photo }: { readonly photo: Blob }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return url && <img className={`${selfieStyles.face} ${styles.photo}`} src={url} alt="" />;
}
