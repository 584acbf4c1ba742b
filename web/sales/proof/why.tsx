import { Clock, FlaskConical, MessageCircle, ScanFace, ScanLine, Scissors } from 'lucide';
import { salesCopy } from '../../../content/pages/sales.ts';
import { Icon } from '../../ui/icon.tsx';
import salesStyles from '../sales.module.css';
import styles from './why.module.css';

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
    <section className={salesStyles.block}>
      <h2>{title}</h2>
      <ul className={styles.root}>
        {reasons.map(({ id, title, text }) => (
          <li key={id}>
            <h3>
              <Icon icon={ICONS[id]} size={20} />
              {title}
            </h3>
            <p className={salesStyles.fine}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
