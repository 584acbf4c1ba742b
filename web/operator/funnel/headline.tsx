import { useQuery } from '@tanstack/react-query';
import { funnelCopy as copy } from '../../../content/operator/funnel.ts';
import type { FunnelPeriod, FunnelStage } from '../../../core/api/operator/funnel.ts';
import { fill } from '../../../core/presentation/fill.ts';
import styles from '../parts/figures.module.css';
import { Figures } from '../parts/figures.tsx';
import { count, ratio } from '../parts/format.ts';
import { liveQuery } from './queries.ts';
import { worstStage } from './worst-stage.ts';

type Props = { readonly stages: readonly FunnelStage[]; readonly other: FunnelPeriod | undefined; readonly against: string };

export function Headline({ stages, other, against }: Props) {
  const { data: live, isError } = useQuery(liveQuery());
  const { figures } = copy;
  const paidOf = (all: readonly FunnelStage[] | undefined) => all?.find(({ id }) => id === 'paid');
  const [first, last] = [stages[0], paidOf(stages)];
  const worst = worstStage(stages);
  const was = (value: string | undefined) => value !== undefined && fill(copy.was, { value, against });
  const [otherFirst, otherLast] = [other?.stages[0], paidOf(other?.stages)];
  return (
    <Figures
      figures={[
        {
          id: 'visitors',
          label: figures.visitors,
          value: count(first?.visitors ?? 0),
          note: was(otherFirst && count(otherFirst.visitors)),
        },
        {
          id: 'paid',
          label: figures.paid,
          value: last ? count(last.visitors) : copy.few,
          note: was(otherLast && count(otherLast.visitors)),
        },
        {
          id: 'conversion',
          label: figures.conversion,
          value: ratio(last?.ofFirst),
          note: was(otherLast && ratio(otherLast.ofFirst)),
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
