import type { ReactNode } from 'react';
import { LostPetals } from '../illustrations/lost-petals.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './confirmation.module.css';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly waiting?: boolean;
  readonly children?: ReactNode;
};

export function OrderStatus({ title, text, waiting = false, children }: Props) {
  return (
    <div className={styles.orderStatus}>
      <div className={styles.orderStatusIcon}>{waiting ? <Spinner className={styles.spinner} /> : <LostPetals />}</div>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
