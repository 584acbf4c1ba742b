import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { revenueCopy as copy } from '../../../content/operator/revenue.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { CurrencyPicker } from '../parts/currency-picker.tsx';
import { Definitions } from '../parts/definitions.tsx';
import { OtherCurrencies } from '../parts/other-currencies.tsx';
import { PeriodPicker } from '../parts/period-picker.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { ReportCurrency } from '../parts/report-currency.ts';
import { usePeriod } from '../parts/use-period.ts';
import { Balance } from './balance.tsx';
import { Cards } from './cards.tsx';
import { Checkouts } from './checkouts.tsx';
import { Cohorts } from './cohorts.tsx';
import { OverTime } from './over-time.tsx';
import { Plans } from './plans.tsx';
import { revenueQuery } from './queries.ts';
import { Returns } from './returns.tsx';
import { Totals } from './totals.tsx';
import { Upsells } from './upsells.tsx';

export function RevenuePage() {
  const choice = usePeriod();
  const [currency, setCurrency] = useState(CURRENCY);
  const revenue = useQuery(revenueQuery(choice.chosen, currency));
  return (
    <>
      <PeriodPicker choice={choice}>
        <CurrencyPicker currency={currency} onChange={setCurrency} />
      </PeriodPicker>
      <QueryContent query={revenue}>
        {(report) => (
          <ReportCurrency value={currency}>
            <OverTime report={report} period={choice.chosen} />
            <Totals report={report} period={choice.chosen} />
            <OtherCurrencies amounts={report.otherCurrencies} />
            <Definitions title={copy.meaning} meanings={copy.definitions} />
            <Plans plans={report.plans} />
            <Checkouts checkouts={report.checkouts} />
            <Upsells upsells={report.upsells} />
            <Returns returns={report.returns} />
            <Cards cards={report.cards} />
            <Balance balance={report.balance} />
            <Cohorts cohorts={report.cohorts} />
          </ReportCurrency>
        )}
      </QueryContent>
    </>
  );
}
