import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { growthCopy as copy } from '../../../content/operator/growth.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { CurrencyPicker } from '../parts/currency-picker.tsx';
import { Definitions } from '../parts/definitions.tsx';
import { PeriodPicker } from '../parts/period-picker.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { ReportCurrency } from '../parts/report-currency.ts';
import { usePeriod } from '../parts/use-period.ts';
import { ActivationByPlan } from './activation.tsx';
import { Alternatives } from './alternatives.tsx';
import { ChurnByPlan } from './churn.tsx';
import { Endings } from './endings.tsx';
import { Lifetimes } from './lifetimes.tsx';
import { OverTime } from './over-time.tsx';
import { growthQuery } from './queries.ts';
import { Totals } from './totals.tsx';

export function GrowthPage() {
  const choice = usePeriod();
  const [currency, setCurrency] = useState(CURRENCY);
  const growth = useQuery(growthQuery(choice.chosen, currency));
  return (
    <>
      <PeriodPicker choice={choice}>
        <CurrencyPicker currency={currency} onChange={setCurrency} />
      </PeriodPicker>
      <QueryContent query={growth}>
        {(report) => (
          <ReportCurrency value={currency}>
            <Totals report={report} />
            <Definitions title={copy.meaning} meanings={copy.definitions} />
            <OverTime report={report} period={choice.chosen} />
            <Endings endings={report.endings} />
            <Alternatives alternatives={report.alternatives} />
            <ChurnByPlan churn={report.churn} />
            <ActivationByPlan activation={report.activation} />
            <Lifetimes lifetimes={report.lifetimes} />
          </ReportCurrency>
        )}
      </QueryContent>
    </>
  );
}
