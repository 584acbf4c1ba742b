import type { ManagedSubscription } from '../../core/api/manage.ts';

export type DialogProps = {
  readonly subscription: ManagedSubscription;
  /** The address signed in with. */
  readonly email: string;
  /** Called with a sentence about what was done. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
};
