import { programCopy } from '../../content/pages/program.ts';
import { useProgram } from '../browser/program.ts';
import { VisitorFace } from '../illustrations/face/visitor-face.tsx';
import letter from '../illustrations/scenes/letter.svg?url';
import styles from './first-page.module.css';
import { OwnPicture } from './own-picture.tsx';

/** The first page of the visitor's program, of which the headline and one line can be read. A letter until the program is there. */
export function FirstPage() {
  const text = useProgram()?.text;
  return (
    <div className={styles.root}>
      {text ? (
        <div className={styles.sheet}>
          <OwnPicture className={styles.face}>
            <VisitorFace />
          </OwnPicture>
          <div className={styles.page}>
            <p className={styles.folio}>{programCopy.page}</p>
            <p className={styles.headline}>{text.headline.replace(', ', ',\n')}</p>
            <ul className={styles.lines}>
              {text.firstWeek.map((line, index) => (
                <li key={line} aria-hidden={index > 0 || undefined}>
                  {line}
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : (
        <img src={letter} alt="" width="280" height="190" />
      )}
    </div>
  );
}
