import { useState } from 'react';
import { funnelCopy as copy } from '../../../content/operator/funnel.ts';
import type { FunnelPeriod, FunnelReport, FunnelSegments } from '../../../core/api/operator/funnel.ts';
import { useAsked } from '../../browser/operator.ts';
import { momentsOf } from '../parts/moments.ts';
import { PeriodPicker } from '../parts/period-picker.tsx';
import styles from '../parts/picker.module.css';
import { usePeriod } from '../parts/use-period.ts';
import { Answered } from '../parts/waiting.tsx';
import { Report } from './report.tsx';
import { choicesOf, EVERYBODY, funnelQuery, type Segment } from './segment.ts';
import { SegmentPicker } from './segment-picker.tsx';

/** Where visitors leave, from the first page to the payment. */
export function FunnelPage() {
  const choice = usePeriod();
  const moments = momentsOf(choice.chosen);
  const [segment, setSegment] = useState<Segment>(EVERYBODY);
  const [against, setAgainst] = useState('before');
  const segments = useAsked<FunnelSegments>(`/funnel/segments?${new URLSearchParams(moments)}`);
  const query = funnelQuery(moments, segment, against === 'before');
  const asked = useAsked<FunnelReport>(`/funnel?${query}`);
  const other = against.startsWith('=') ? { ...segment, value: against.slice(1) } : EVERYBODY;
  const compared = useAsked<FunnelReport>(`/funnel?${funnelQuery(moments, other, false)}`);
  const name = against.startsWith('=')
    ? (choicesOf(segment.dimension, segments.value).find(({ value }) => value === other.value)?.label ?? other.value)
    : copy.against[against === 'all' ? 'all' : 'before'];
  const comparison = (report: FunnelReport): FunnelPeriod | undefined =>
    against === 'before' ? report.previous : compared.value;
  return (
    <>
      <div className={styles.pickers}>
        <PeriodPicker choice={choice} />
        <div className={styles.root}>
          <SegmentPicker
            segment={segment}
            segments={segments.value}
            against={against}
            onSegment={setSegment}
            onAgainst={setAgainst}
          />
        </div>
      </div>
      <Answered asked={asked}>
        {(report) => (
          <Report report={report} other={comparison(report)} against={name} csv={`/api/operator/funnel.csv?${query}`} />
        )}
      </Answered>
    </>
  );
}
