import type { ManagedSubscription } from '../../core/api/managed-subscription.ts';

export type DialogProps = {
  readonly subscription: ManagedSubscription;
  /** The address signed in with. */
  readonly email: string;
  /** Called with a sentence about what was done. */
  readonly onDone: (message: string) => void;
  /** In place of a cancellation, which was begun. */
  readonly insteadOfCancelling: boolean;
  readonly onAlternative: (action: AlternativeAction) => void;
  readonly onClose: () => void;
};

export type AlternativeAction = 'pause' | 'discount' | 'plan';
