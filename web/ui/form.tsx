import '../design/error.css';
import type { ReactNode } from 'react';
import { BusyButton } from './busy-button.tsx';

type Props = {
  readonly className: string | undefined;
  readonly action: string;
  readonly busy: boolean;
  readonly busyLabel: string;
  readonly failure?: string | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  readonly below?: ReactNode;
};

/** `method="dialog"`: a form that is submitted before hydration must not put an address into the URL. */
export function Form({ className, action, busy, busyLabel, failure, onSubmit, children, below }: Props) {
  return (
    <form
      className={className}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div role="alert">{failure && <p className="notice notice--error">{failure}</p>}</div>
      <BusyButton type="submit" fullWidth busy={busy} busyLabel={busyLabel}>
        {action}
      </BusyButton>
      {below}
    </form>
  );
}
