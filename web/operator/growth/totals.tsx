import { growthCopy as copy } from '../../../content/operator/growth.ts';
import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { MOVEMENTS, type MovementKind } from '../../../core/subscriptions/monthly.ts';
import { Figures } from '../parts/figures.tsx';
import { count, share } from '../parts/format.ts';
import { RateTrend } from '../parts/rate-trend.tsx';
import { useMoney } from '../parts/report-currency.ts';
import { Trend } from '../parts/trend.tsx';
import { activationFigures } from './activation.tsx';

const BETTER = {
  new: 'more',
  expansion: 'more',
  contraction: 'less',
  paused: 'less',
  resumed: 'more',
  churned: 'less',
} as const satisfies Readonly<Record<MovementKind, string>>;

export function Totals({
  report: { monthly, running, paused, trials, cancelled, movements, payments, activation, before },
}: {
  report: GrowthReport;
}) {
  const { money } = useMoney();
  const { figures } = copy;
  const notes = {
    new: fill(copy.started, { count: count(movements.started) }),
    churned: fill(copy.ended, { count: count(movements.ended) }),
  };
  const rate = (of: 'refunded' | 'disputed') => ({
    value: share(payments[of], payments.all),
    note: (
      <>
        <span>{fill(copy.ofPayments, { part: count(payments[of]), all: count(payments.all) })}</span>
        <RateTrend
          now={{ part: payments[of], whole: payments.all }}
          before={{ part: before.payments[of], whole: before.payments.all }}
          better="less"
        />
      </>
    ),
  });
  const each = running === 0 ? '–' : money(Math.round(monthly / running));
  return (
    <Figures
      figures={[
        { id: 'monthly', label: figures.monthly, value: money(monthly), note: copy.now },
        {
          id: 'running',
          label: figures.running,
          value: count(running),
          note: paused === 0 ? copy.now : fill(copy.pausedNote, { count: count(paused) }),
        },
        { id: 'each', label: figures.perSubscription, value: each, note: copy.now },
        {
          id: 'cancelled',
          label: figures.cancelled,
          value: money(cancelled.monthly),
          note: fill(copy.cancelledNote, { count: count(cancelled.subscriptions) }),
        },
        ...MOVEMENTS.map((id) => ({
          id,
          label: figures[id],
          value: money(movements[id]),
          note: (
            <>
              {(id === 'new' || id === 'churned') && <span>{notes[id]}</span>}
              {before.movements && (
                // How much was lost, whatever its sign.
                <Trend now={Math.abs(movements[id])} before={Math.abs(before.movements[id])} better={BETTER[id]} format={money} />
              )}
            </>
          ),
        })),
        ...trialFigures(trials),
        ...activationFigures(activation),
        { id: 'refunds', label: figures.refundRate, ...rate('refunded') },
        { id: 'disputes', label: figures.disputeRate, ...rate('disputed') },
      ]}
    />
  );
}

/** None in a shop that sells no trials. */
function trialFigures({ running, started, ended, converted }: GrowthReport['trials']) {
  if (running + started + ended === 0) return [];
  return [
    { id: 'trials', label: copy.figures.trials, value: count(running), note: fill(copy.trialsNote, { count: count(started) }) },
    {
      id: 'trials-converted',
      label: copy.figures.trialsConverted,
      value: share(converted, ended),
      note: fill(copy.ofTrials, { part: count(converted), all: count(ended) }),
    },
  ];
}
