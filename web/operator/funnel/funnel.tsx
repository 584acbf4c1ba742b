import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { funnelCopy as copy } from '../../../content/operator/funnel.ts';
import type { Condition } from '../../../core/analytics/conditions.ts';
import type { FunnelPeriod, FunnelReport } from '../../../core/api/operator/funnel.ts';
import { daysIn, WEEK_DAYS } from '../../../core/operator/period.ts';
import { momentsOf } from '../parts/moments.ts';
import { PeriodPicker } from '../parts/period-picker.tsx';
import styles from '../parts/picker.module.css';
import { QueryContent } from '../parts/query-content.tsx';
import { usePeriod } from '../parts/use-period.ts';
import { ConditionPicker } from './condition-picker.tsx';
import { choiceOf, funnelSearch, isAskedIn } from './conditions.ts';
import { funnelQuery, segmentsQuery } from './queries.ts';
import { Report } from './report.tsx';
import { SegmentPicker } from './segment-picker.tsx';
import { useFunnelPicker } from './use-funnel-picker.tsx';

export function FunnelPage() {
  const choice = usePeriod();
  const { funnel, picker } = useFunnelPicker();
  const moments = { ...momentsOf(choice.chosen), ...funnel };
  const [chosen, setConditions] = useState<readonly Condition[]>([]);
  const [against, setAgainst] = useState('before');
  const { data: segments } = useQuery(segmentsQuery(moments));
  const conditions = chosen.filter((each) => isAskedIn(each, segments));
  const report = useQuery(funnelQuery(moments, conditions, against === 'before'));
  const last = conditions.at(-1);
  const otherLast = last && against.startsWith('=') ? { ...last, value: against.slice(1) } : undefined;
  const others = otherLast ? [...conditions.slice(0, -1), otherLast] : [];
  const compared = useQuery({ ...funnelQuery(moments, others, false), enabled: against !== 'before' });
  const name = otherLast
    ? choiceOf(otherLast, segments).label
    : copy.against[against === 'all' ? 'all' : daysIn(choice.chosen) < WEEK_DAYS ? 'weekBefore' : 'before'];
  const comparison = (report: FunnelReport): FunnelPeriod | undefined => (against === 'before' ? report.previous : compared.data);
  const change = (next: readonly Condition[]) => {
    setConditions(next);
    setAgainst('before');
  };
  return (
    <>
      <div className={styles.pickers}>
        <PeriodPicker choice={choice} />
        <div className={styles.root}>
          {picker}
          <SegmentPicker
            conditions={conditions}
            segments={segments}
            against={against}
            onConditionsChange={change}
            onAgainstChange={setAgainst}
          />
        </div>
        <ConditionPicker conditions={conditions} segments={segments} onChange={change} />
      </div>
      <QueryContent query={report}>
        {(data) => (
          <Report
            report={data}
            other={comparison(data)}
            against={name}
            csv={`/api/operator/funnel.csv?${funnelSearch(moments, conditions, against === 'before')}`}
          />
        )}
      </QueryContent>
    </>
  );
}
