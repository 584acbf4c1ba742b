import { salesCopy } from '../../../content/pages/sales.ts';
import { tips } from '../../../content/tips.ts';
import doubleCleanse from '../../illustrations/tips/double-cleanse.svg?url';
import hydratingHack from '../../illustrations/tips/hydrating-hack.svg?url';
import iceRoller from '../../illustrations/tips/ice-roller.svg?url';
import spotTreatment from '../../illustrations/tips/spot-treatment.svg?url';
import { GetMyPlan } from '../get-my-plan.tsx';
import salesStyles from '../sales.module.css';
import styles from './secrets.module.css';

const DRAWINGS = {
  'ice-roller': iceRoller,
  'double-cleanse': doubleCleanse,
  'hydrating-hack': hydratingHack,
  'spot-treatment': spotTreatment,
} satisfies Record<(typeof tips)[number]['id'], string>;

export function Secrets() {
  return (
    <>
      <p>{salesCopy.secrets.lead}</p>
      <ol className={styles.root}>
        {tips.map((tip) => (
          <li key={tip.id}>
            <img src={DRAWINGS[tip.id]} alt="" width="104" height="104" loading="lazy" decoding="async" />
            <div>
              <h3>
                <span className={styles.type}>{tip.type}</span> {tip.title}
              </h3>
              <p className={salesStyles.fine}>{tip.description}</p>
            </div>
          </li>
        ))}
      </ol>
      <GetMyPlan name="changing secrets" />
    </>
  );
}
