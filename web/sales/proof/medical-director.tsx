import { claims } from '../../../content/claims.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import portrait from '../../illustrations/landing/medical-director.svg?url';
import salesStyles from '../sales.module.css';
import styles from './medical-director.module.css';

const { title, name, figure, figureNote } = salesCopy.director;

export function MedicalDirector() {
  return (
    <section className={`${styles.root} ${salesStyles.panel} ${salesStyles.block}`}>
      <h2>{title}</h2>
      <img src={portrait} alt="" width="120" height="120" loading="lazy" decoding="async" />
      <blockquote>
        <p>{claims.medicalDirector.text}</p>
        <footer className={salesStyles.fine}>{name}</footer>
      </blockquote>
      <p className={styles.figure}>
        <strong>{figure}</strong> {figureNote}
      </p>
    </section>
  );
}
