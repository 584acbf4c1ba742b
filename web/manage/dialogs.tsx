import type { ManageAction } from './actions.tsx';
import type { DialogProps } from './dialog-props.ts';
import { DiscountDialog } from './discount-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { CancelDialog, GuaranteeDialog, WithdrawDialog } from './end-dialogs.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { ResumeDialog } from './resume-dialog.tsx';

const dialogs = {
  plan: PlanDialog,
  email: EmailDialog,
  guarantee: GuaranteeDialog,
  cancel: CancelDialog,
  pause: PauseDialog,
  discount: DiscountDialog,
  resume: ResumeDialog,
  withdraw: WithdrawDialog,
} as const;

export type DialogAction = keyof typeof dialogs;

export function hasDialog(action: ManageAction): action is DialogAction & ManageAction {
  return action in dialogs;
}

export function Dialog({ action, ...rest }: DialogProps & { action: DialogAction }) {
  const Shown = dialogs[action];
  return <Shown {...rest} />;
}
