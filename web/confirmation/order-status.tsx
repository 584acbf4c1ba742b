import type { ReactNode } from 'react';
import { LostPetals } from '../illustrations/lost-petals.tsx';
import card from '../illustrations/scenes/card.svg?url';
import { Spinner } from '../ui/spinner.tsx';
import styles from './confirmation.module.css';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly waiting?: boolean;
  /** The payment did not go through. */
  readonly failed?: boolean;
  readonly children?: ReactNode;
};

export function OrderStatus({ title, text, waiting = false, failed = false, children }: Props) {
  return (
    <div className={styles.orderStatus}>
      <div className={styles.orderStatusIcon}>
        {waiting && <Spinner className={styles.spinner} />}
        {failed && <img src={card} alt="" width="240" height="220" />}
        {!waiting && !failed && <LostPetals />}
      </div>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
