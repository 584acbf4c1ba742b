import type { ReactNode } from 'react';
import { programCopy } from '../../content/pages/program.ts';
import { useFaceReport, usePhoto } from '../browser/photo.ts';
import styles from './own-picture.module.css';

const copy = programCopy.picture;

type Props = {
  readonly className?: string | undefined;
  /** The drawing, where the device has no photo. */
  readonly children: ReactNode;
};

/** The visitor's photo in the arch that else holds the drawing, and where it is. */
export function OwnPicture({ className = '', children }: Props) {
  const photo = usePhoto();
  const report = useFaceReport();
  if (!photo) return <div className={`${styles.arch} ${className}`}>{children}</div>;
  return (
    <figure className={`${styles.root} ${className}`}>
      <div className={styles.arch}>
        <img style={report?.closeUp} src={photo} alt={copy.alt} />
      </div>
      <figcaption>{copy.place}</figcaption>
    </figure>
  );
}
