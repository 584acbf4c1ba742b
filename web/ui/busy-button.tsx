import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import styles from './busy-button.module.css';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

type Props = ComponentProps<typeof Button> & {
  readonly busy: boolean;
  readonly busyLabel?: string;
};

/** Keeps its width and the focus while busy, and ignores presses and the Enter key. */
export function BusyButton({ busy, busyLabel, children, ...rest }: Props) {
  const waiting = busy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore };
  return (
    <Button {...rest} {...waiting}>
      {busyLabel ? <StackedLabels label={children} busyLabel={busyLabel} /> : children}
    </Button>
  );
}

function StackedLabels({ label, busyLabel }: { label: ReactNode; busyLabel: string }) {
  return (
    <span className={styles.labels}>
      <span className={styles.label}>{label}</span>
      <span className={styles.busy}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  );
}

function ignore(event: SyntheticEvent): void {
  event.preventDefault();
}
