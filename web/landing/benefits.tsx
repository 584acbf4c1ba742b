import { FlaskConical, ScanFace, Smile, Sparkles, Stethoscope } from 'lucide';
import { landingCopy } from '../../content/pages/landing.ts';
import { benefits } from '../../content/trust.ts';
import { Icon } from '../ui/icon.tsx';
import { GetPlan } from './get-plan.tsx';

/** In the order of the benefits. */
const ICONS = [FlaskConical, Smile, ScanFace, Stethoscope, Sparkles];

export function Benefits() {
  return (
    <div className="benefits">
      <h2 className="section-title">{landingCopy.benefits.title}</h2>
      <ul className="benefits__list">
        {benefits.map((benefit, index) => (
          <li key={benefit}>
            <span className="benefits__icon">
              <Icon icon={ICONS[index] ?? Sparkles} size={24} />
            </span>
            {benefit}
          </li>
        ))}
      </ul>
      <GetPlan />
    </div>
  );
}
