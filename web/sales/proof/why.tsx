import { Clock, FlaskConical, MessageCircle, ScanFace, ScanLine, Scissors } from 'lucide';
import { salesCopy } from '../../../content/pages/sales.ts';
import { Icon } from '../../ui/icon.tsx';

const { title, reasons } = salesCopy.why;

const ICONS = {
  ingredients: FlaskConical,
  scanner: ScanLine,
  face: ScanFace,
  chat: MessageCircle,
  rituals: Clock,
  hair: Scissors,
} satisfies Record<(typeof reasons)[number]['id'], unknown>;

export function Why() {
  return (
    <section className="block">
      <h2>{title}</h2>
      <ul className="why">
        {reasons.map(({ id, title, text }) => (
          <li key={id}>
            <Icon icon={ICONS[id]} size={24} />
            <h3>{title}</h3>
            <p className="fine">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
