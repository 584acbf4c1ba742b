import { programCopy } from '../../content/pages/program.ts';
import { useFaceReport, usePhoto } from '../browser/photo.ts';
import { VisitorFace } from '../illustrations/face/visitor-face.tsx';
import styles from './portrait.module.css';

/** The visitor, in the heart of the flower: the photo of this device, or the drawing. */
export function Portrait() {
  const photo = usePhoto();
  const report = useFaceReport();
  if (photo) return <img className={styles.photo} style={report?.closeUp} src={photo} alt={programCopy.picture.alt} />;
  return <VisitorFace className={styles.drawing} />;
}
