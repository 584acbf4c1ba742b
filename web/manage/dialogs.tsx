import type { ManagedSubscription, ManageResponse } from '../../core/api/manage.ts';
import type { Action } from './actions.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { CancelDialog, GuaranteeDialog, WithdrawDialog } from './end-dialogs.tsx';
import { PlanDialog } from './plan-dialog.tsx';

export type DialogProps = {
  readonly subscription: ManagedSubscription;
  /** The address signed in with. */
  readonly email: string;
  readonly onDone: (overview: ManageResponse, news: string) => void;
  readonly onSignedOut: () => void;
  readonly onClose: () => void;
};

const dialogs = {
  plan: PlanDialog,
  email: EmailDialog,
  guarantee: GuaranteeDialog,
  cancel: CancelDialog,
  withdraw: WithdrawDialog,
} as const;

/** The actions that are explained and confirmed before anything happens. */
export type Explained = keyof typeof dialogs;

export function isExplained(action: Action): action is Explained {
  return action in dialogs;
}

export function Dialog({ action, ...rest }: DialogProps & { action: Explained }) {
  const Shown = dialogs[action];
  return <Shown {...rest} />;
}
