import { Clock, FlaskConical, MessageCircle, ScanFace, ScanLine, Scissors } from 'lucide';
import { salesCopy } from '../../../content/pages/sales.ts';
import { Icon } from '../../ui/icon.tsx';
import salesStyles from '../sales.module.css';
import styles from './why.module.css';

const ICONS = {
  ingredients: FlaskConical,
  scanner: ScanLine,
  face: ScanFace,
  chat: MessageCircle,
  rituals: Clock,
  hair: Scissors,
} satisfies Record<(typeof salesCopy.why.reasons)[number]['id'], unknown>;

export function Why() {
  return (
    <ul className={styles.root}>
      {salesCopy.why.reasons.map(({ id, title, text }) => (
        <li key={id}>
          <h3>
            <Icon icon={ICONS[id]} size={20} />
            {title}
          </h3>
          <p className={salesStyles.fine}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
