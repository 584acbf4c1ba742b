import { useQuery } from '@tanstack/react-query';
import { funnelCopy as copy } from '../../../content/operator/funnel.ts';
import type { FunnelPeriod, FunnelReport, FunnelStage } from '../../../core/api/operator/funnel.ts';
import { fill } from '../../../core/presentation/fill.ts';
import styles from '../parts/figures.module.css';
import { Figures } from '../parts/figures.tsx';
import { count, ratio, shareOrCount } from '../parts/format.ts';
import { RateTrend } from '../parts/rate-trend.tsx';
import { Trend } from '../parts/trend.tsx';
import { liveQuery } from './queries.ts';
import { worstStage } from './worst-stage.ts';

type Props = {
  readonly report: FunnelReport;
  readonly other: FunnelPeriod | undefined;
  readonly against: string;
  /** Of another group of visitors only shares can be compared. */
  readonly sameVisitors: boolean;
};

/** Stages of a further funnel are counted under its name. */
const PAID = /^(?:[^/]+\/)?paid$/;

export function Headline({ report: { stages, hidden }, other, against, sameVisitors }: Props) {
  const { data: live, isError } = useQuery(liveQuery());
  const { figures } = copy;
  const paidOf = (all: readonly FunnelStage[] | undefined) => all?.find(({ id }) => PAID.test(id));
  const [first, last] = [stages[0], paidOf(stages)];
  const worst = worstStage(stages);
  const counted = (now: number | undefined, before: number | undefined) => {
    if (before === undefined) return undefined;
    if (!sameVisitors) return fill(copy.was, { value: count(before), against });
    return (
      now !== undefined && (
        <Trend now={now} before={before} better="more" format={count} words={copy.trend} values={{ against }} />
      )
    );
  };
  const [otherFirst, otherLast] = [other?.stages[0], paidOf(other?.stages)];
  const bought = [
    {
      id: 'paid',
      label: figures.paid,
      value: last ? count(last.visitors) : copy.few,
      note: counted(last?.visitors, otherLast?.visitors),
    },
    {
      id: 'conversion',
      label: figures.conversion,
      value: first && last ? shareOrCount(last.visitors, first.visitors) : ratio(undefined),
      note: first && last && otherFirst && otherLast && (
        <RateTrend
          now={{ part: last.visitors, whole: first.visitors }}
          before={{ part: otherLast.visitors, whole: otherFirst.visitors }}
          better="more"
          words={copy.trend}
          values={{ against }}
        />
      ),
    },
  ];
  return (
    <Figures
      figures={[
        {
          id: 'visitors',
          label: figures.visitors,
          value: count(first?.visitors ?? 0),
          note: counted(first?.visitors, otherFirst?.visitors),
        },
        // A funnel that sells nothing has none.
        ...(last || hidden ? bought : []),
        ...(worst
          ? [
              {
                id: 'drop',
                label: figures.drop,
                value: <span className={styles.copy}>{worst.title}</span>,
                note: fill(copy.lost, { count: count(worst.lost), share: ratio(worst.dropOff) }),
              },
            ]
          : []),
        { id: 'live', label: figures.live, value: !live || isError ? '–' : count(live.visitors), note: copy.liveNote },
      ]}
    />
  );
}
