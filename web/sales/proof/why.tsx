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
    <section class="block">
      <h2>{title}</h2>
      <ul class="why">
        {reasons.map(({ id, title, text }) => (
          <li key={id}>
            <Icon icon={ICONS[id]} size={24} />
            <h3>{title}</h3>
            <p class="fine">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
