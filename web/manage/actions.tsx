import {
  ArrowRightLeft,
  AtSign,
  CalendarX2,
  ChevronRight,
  HandCoins,
  HeartHandshake,
  StepForward,
  TabletSmartphone,
  Undo2,
  WalletCards,
} from 'lucide';
import { manageCopy } from '../../content/pages/manage.ts';
import type { ManagedSubscription } from '../../core/api/managed-subscription.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { isFirstDisputed } from './labels.ts';
import pageStyles from './manage-page.module.css';
import styles from './managed.module.css';

const { actions: copy } = manageCopy;

export type ManageAction = 'app' | 'plan' | 'email' | 'portal' | 'keep' | 'resume' | 'guarantee' | 'cancel' | 'withdraw';

const ICONS = {
  keep: HeartHandshake,
  resume: StepForward,
  app: TabletSmartphone,
  plan: ArrowRightLeft,
  email: AtSign,
  portal: WalletCards,
  guarantee: HandCoins,
  cancel: CalendarX2,
  withdraw: Undo2,
};

type Props = {
  readonly subscription: ManagedSubscription;
  readonly portal: boolean;
  readonly working: ManageAction | undefined;
  readonly onAction: (action: ManageAction) => void;
};

export function Actions({ subscription, portal, working, onAction }: Props) {
  const actions = possible(subscription, portal);
  if (actions.length === 0) return null;
  return (
    <section className={styles.actions}>
      <h3>{copy.title}</h3>
      <ul>
        {actions.map((action) => (
          <li key={action}>
            <button
              type="button"
              className={styles.action}
              data-action={action}
              aria-busy={working === action}
              onClick={() => working === undefined && onAction(action)}
            >
              <span className={pageStyles.icon}>
                <Icon icon={ICONS[action]} />
              </span>
              <span className={styles.actionWords}>
                <span className={styles.actionTitle}>{copy[action].title}</span>
                <span className={styles.actionText}>{textOf(action, subscription)}</span>
              </span>
              {working === action ? <Spinner /> : <Icon icon={ChevronRight} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function possible({ can, state, openUntil, resumption, upsell }: ManagedSubscription, portal: boolean): ManageAction[] {
  const runs = state === 'running' || state === 'failing' || state === 'paused' || state === 'ending';
  const opens = runs && (state !== 'paused' || openUntil !== null);
  const all: readonly (readonly [ManageAction, boolean])[] = [
    ['keep', can.keep],
    ['resume', resumption !== null],
    ['app', opens && !upsell],
    ['plan', can.changePlan],
    ['email', runs],
    ['portal', portal && runs],
    ['guarantee', can.guaranteeUntil !== null],
    ['cancel', can.cancel],
    ['withdraw', can.withdrawUntil !== null],
  ];
  return all.flatMap(([action, is]) => (is ? [action] : []));
}

function textOf(
  action: ManageAction,
  { can, state, periodEnd, unpaidSince, payments, once, upsell, trial }: ManagedSubscription,
): string {
  const until = { guarantee: can.guaranteeUntil, withdraw: can.withdrawUntil, cancel: periodEnd }[action as 'cancel'];
  if (action === 'cancel' && state === 'paused') return copy.cancel.textPaused;
  if (action === 'cancel' && unpaidSince !== null) return copy.cancel.textUnpaid;
  if (action === 'withdraw' && until && isFirstDisputed(payments)) return fill(copy.withdraw.textDisputed, { day: day(until) });
  if (action === 'withdraw' && until && upsell) return fill(copy.withdraw.textUpsell, { day: day(until) });
  if (action === 'withdraw' && until && once) return fill(copy.withdraw.textOnce, { day: day(until) });
  if (action === 'withdraw' && until && trial) return fill(copy.withdraw.textTrial, { day: day(until) });
  return fill(copy[action].text, { day: until ? day(until) : '' });
}
