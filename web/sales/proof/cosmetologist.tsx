import { Check } from 'lucide';
import { salesCopy } from '../../../content/pages/sales.ts';
import portrait from '../../illustrations/scenes/cosmetologist.svg?url';
import { Icon } from '../../ui/icon.tsx';

const { title, text, points } = salesCopy.cosmetologist;

export function Cosmetologist() {
  return (
    <section className="cosmetologist block">
      <img src={portrait} alt="" width="220" height="220" loading="lazy" decoding="async" />
      <div>
        <h2>{title}</h2>
        <p className="block__lead">{text}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Icon icon={Check} size={20} /> {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
