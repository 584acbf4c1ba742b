import type { ManageAction } from './actions.tsx';
import type { DialogProps } from './dialog-props.ts';
import { EmailDialog } from './email-dialog.tsx';
import { CancelDialog, GuaranteeDialog, WithdrawDialog } from './end-dialogs.tsx';
import { PlanDialog } from './plan-dialog.tsx';

const dialogs = {
  plan: PlanDialog,
  email: EmailDialog,
  guarantee: GuaranteeDialog,
  cancel: CancelDialog,
  withdraw: WithdrawDialog,
} as const;

export type DialogAction = keyof typeof dialogs;

export function hasDialog(action: ManageAction): action is DialogAction {
  return action in dialogs;
}

export function Dialog({ action, ...rest }: DialogProps & { action: DialogAction }) {
  const Shown = dialogs[action];
  return <Shown {...rest} />;
}
