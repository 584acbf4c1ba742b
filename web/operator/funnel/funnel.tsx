import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { funnelCopy as copy } from '../../../content/operator/funnel.ts';
import type { FunnelPeriod, FunnelReport } from '../../../core/api/operator/funnel.ts';
import { daysIn, WEEK_DAYS } from '../../../core/operator/period.ts';
import { momentsOf } from '../parts/moments.ts';
import { PeriodPicker } from '../parts/period-picker.tsx';
import styles from '../parts/picker.module.css';
import { QueryContent } from '../parts/query-content.tsx';
import { usePeriod } from '../parts/use-period.ts';
import { funnelQuery, segmentsQuery } from './queries.ts';
import { Report } from './report.tsx';
import { ALL_VISITORS, choicesOf, funnelSearch, type SegmentChoice } from './segment.ts';
import { SegmentPicker } from './segment-picker.tsx';

export function FunnelPage() {
  const choice = usePeriod();
  const moments = momentsOf(choice.chosen);
  const [segment, setSegment] = useState<SegmentChoice>(ALL_VISITORS);
  const [against, setAgainst] = useState('before');
  const { data: segments } = useQuery(segmentsQuery(moments));
  const report = useQuery(funnelQuery(moments, segment, against === 'before'));
  const other = against.startsWith('=') ? { ...segment, value: against.slice(1) } : ALL_VISITORS;
  const compared = useQuery(funnelQuery(moments, other, false));
  const name = against.startsWith('=')
    ? (choicesOf(segment.dimension, segments).find(({ value }) => value === other.value)?.label ?? other.value)
    : copy.against[against === 'all' ? 'all' : daysIn(choice.chosen) < WEEK_DAYS ? 'weekBefore' : 'before'];
  const comparison = (report: FunnelReport): FunnelPeriod | undefined => (against === 'before' ? report.previous : compared.data);
  return (
    <>
      <div className={styles.pickers}>
        <PeriodPicker choice={choice} />
        <div className={styles.root}>
          <SegmentPicker
            segment={segment}
            segments={segments}
            against={against}
            onSegmentChange={setSegment}
            onAgainstChange={setAgainst}
          />
        </div>
      </div>
      <QueryContent query={report}>
        {(data) => (
          <Report
            report={data}
            other={comparison(data)}
            against={name}
            csv={`/api/operator/funnel.csv?${funnelSearch(moments, segment, against === 'before')}`}
          />
        )}
      </QueryContent>
    </>
  );
}
