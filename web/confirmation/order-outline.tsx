import { Skeleton } from '../ui/skeleton.tsx';
import styles from './confirmation.module.css';

export function OrderOutline() {
  return (
    <div className={styles.orderOutline} aria-hidden="true">
      <Skeleton shape="pill" />
      <div className="card">
        <Skeleton shape="line" />
        <Skeleton shape="short" />
        <Skeleton shape="line" />
      </div>
    </div>
  );
}
