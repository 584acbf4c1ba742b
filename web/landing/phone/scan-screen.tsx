import { appScreens } from '../../../content/pages/app-screens.ts';
import { ModelFace } from '../../illustrations/model-face.tsx';
import styles from './phone.module.css';
import { Phone } from './phone.tsx';

const { picture, title, hint, zones } = appScreens.scan;

export function ScanScreen() {
  return (
    <Phone picture={picture} name="scan">
      <p className={styles.title}>{title}</p>
      <div className={styles.scan}>
        <ModelFace />
        <i className={styles.line} />
      </div>
      <p className={styles.small}>{hint}</p>
      <ul className={styles.zones}>
        {zones.map((zone) => (
          <li key={zone}>
            {zone}
            <i />
          </li>
        ))}
      </ul>
    </Phone>
  );
}
