import { useQuery } from '@tanstack/react-query';
import { funnelCopy as copy } from '../../../content/operator/funnel.ts';
import type { FunnelPeriod, FunnelStage } from '../../../core/api/operator/funnel.ts';
import { fill } from '../../../core/presentation/fill.ts';
import styles from '../parts/figures.module.css';
import { Figures } from '../parts/figures.tsx';
import { count, ratio } from '../parts/format.ts';
import { Trend } from '../parts/trend.tsx';
import { liveQuery } from './queries.ts';
import { worstStage } from './worst-stage.ts';

type Props = {
  readonly stages: readonly FunnelStage[];
  readonly other: FunnelPeriod | undefined;
  readonly against: string;
  /** Of another group of visitors only shares can be compared. */
  readonly sameVisitors: boolean;
};

export function Headline({ stages, other, against, sameVisitors }: Props) {
  const { data: live, isError } = useQuery(liveQuery());
  const { figures } = copy;
  const paidOf = (all: readonly FunnelStage[] | undefined) => all?.find(({ id }) => id === 'paid');
  const [first, last] = [stages[0], paidOf(stages)];
  const worst = worstStage(stages);
  const trend = (now: number | undefined, before: number | undefined, format: (value: number) => string) =>
    now !== undefined &&
    before !== undefined && (
      <Trend now={now} before={before} better="more" format={format} words={copy.trend} values={{ against }} />
    );
  const counted = (now: number | undefined, before: number | undefined) =>
    sameVisitors ? trend(now, before, count) : before !== undefined && fill(copy.was, { value: count(before), against });
  const [otherFirst, otherLast] = [other?.stages[0], paidOf(other?.stages)];
  return (
    <Figures
      figures={[
        {
          id: 'visitors',
          label: figures.visitors,
          value: count(first?.visitors ?? 0),
          note: counted(first?.visitors, otherFirst?.visitors),
        },
        {
          id: 'paid',
          label: figures.paid,
          value: last ? count(last.visitors) : copy.few,
          note: counted(last?.visitors, otherLast?.visitors),
        },
        {
          id: 'conversion',
          label: figures.conversion,
          value: ratio(last?.ofFirst),
          note: trend(last?.ofFirst, otherLast?.ofFirst, ratio),
        },
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
