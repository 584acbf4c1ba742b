import { frameCopy } from '../../../content/operator/frame.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { count } from '../parts/format.ts';
import type { View } from '../views.ts';
import { viewIcons } from './icons.ts';
import styles from './menu-link.module.css';

type Props = {
  readonly view: View;
  readonly current: boolean;
  readonly waiting?: number | undefined;
  readonly stacked?: boolean;
  readonly onClick?: (() => void) | undefined;
};

/** A page with its icon and with what waits there. */
export function MenuLink({ view: { id, path, label }, current, waiting = 0, stacked = false, onClick }: Props) {
  return (
    <Link
      className={styles.root}
      href={path}
      data-stacked={stacked || undefined}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
    >
      <Icon icon={viewIcons[id]} />
      <span className={styles.label}>{label}</span>
      {waiting > 0 && (
        <span className={styles.count}>
          {count(waiting)}
          <span className="visually-hidden"> {frameCopy.waiting}</span>
        </span>
      )}
    </Link>
  );
}
