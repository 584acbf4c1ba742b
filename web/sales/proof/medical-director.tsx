import { claims } from '../../../content/claims.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { ExampleDot } from '../../ui/example-dot.tsx';
import salesStyles from '../sales.module.css';
import styles from './medical-director.module.css';

const { title, name, figure, figureNote } = salesCopy.director;

/** No face: a drawing would make a person of somebody who has no name here. */
export function MedicalDirector() {
  return (
    <section className={`${styles.root} ${salesStyles.block}`}>
      <h2>{title}</h2>
      <blockquote>
        <p>{claims.medicalDirector.text}</p>
        <footer className={salesStyles.fine}>
          {name} <ExampleDot of={[claims.medicalDirector]} />
        </footer>
      </blockquote>
      <p className={styles.figure}>
        <strong>{figure}</strong> {figureNote} <ExampleDot of={[claims.productsAnalyzed]} />
      </p>
    </section>
  );
}
