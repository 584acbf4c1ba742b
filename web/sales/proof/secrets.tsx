import { salesCopy } from '../../../content/pages/sales.ts';
import { tips } from '../../../content/tips.ts';
import doubleCleanse from '../../illustrations/tips/double-cleanse.svg?url';
import hydratingHack from '../../illustrations/tips/hydrating-hack.svg?url';
import iceRoller from '../../illustrations/tips/ice-roller.svg?url';
import spotTreatment from '../../illustrations/tips/spot-treatment.svg?url';
import { GetMyPlan } from '../get-my-plan.tsx';

const DRAWINGS = {
  'ice-roller': iceRoller,
  'double-cleanse': doubleCleanse,
  'hydrating-hack': hydratingHack,
  'spot-treatment': spotTreatment,
} satisfies Record<(typeof tips)[number]['id'], string>;

const { title, lead } = salesCopy.secrets;

export function Secrets() {
  return (
    <section className="block">
      <h2>{title}</h2>
      <p className="block__lead">{lead}</p>
      <ol className="secrets">
        {tips.map((tip) => (
          <li key={tip.id}>
            <img src={DRAWINGS[tip.id]} alt="" width="104" height="104" loading="lazy" decoding="async" />
            <div>
              <h3>
                <span className="secrets__type">{tip.type}</span> {tip.title}
              </h3>
              <p className="fine">{tip.description}</p>
            </div>
          </li>
        ))}
      </ol>
      <GetMyPlan name="changing secrets" />
    </section>
  );
}
