import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignsCopy as copy } from '../../../content/operator/campaigns.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { queryParameter } from '../../browser/navigation.ts';
import { CurrencyPicker } from '../parts/currency-picker.tsx';
import { Definitions } from '../parts/definitions.tsx';
import { OtherCurrencies } from '../parts/other-currencies.tsx';
import { PeriodPicker } from '../parts/period-picker.tsx';
import pickerStyles from '../parts/picker.module.css';
import { QueryContent } from '../parts/query-content.tsx';
import { ReportCurrency } from '../parts/report-currency.ts';
import { useIsAllowed } from '../parts/role.ts';
import { usePeriod } from '../parts/use-period.ts';
import { CampaignTable } from './campaign-table.tsx';
import { LEVELS, type Level } from './level.ts';
import { campaignsQuery } from './queries.ts';
import { SourceNames } from './source-names.tsx';
import { SpendImport } from './spend-import.tsx';

export function CampaignsPage() {
  const choice = usePeriod();
  const [level, setLevel] = useState<Level>(() => (queryParameter('level') === 'campaign' ? 'campaign' : 'source'));
  const [currency, setCurrency] = useState(CURRENCY);
  const campaigns = useQuery(campaignsQuery(choice.chosen, currency));
  const mayImport = useIsAllowed('import-spend');
  return (
    <>
      <PeriodPicker choice={choice}>
        <label className={pickerStyles.field}>
          <span>{copy.level}</span>
          <select value={level} onChange={({ currentTarget: { value } }) => setLevel(value as Level)}>
            {LEVELS.map((id) => (
              <option key={id} value={id}>
                {copy.levels[id]}
              </option>
            ))}
          </select>
        </label>
        <CurrencyPicker currency={currency} onChange={setCurrency} />
      </PeriodPicker>
      <QueryContent query={campaigns}>
        {(report) => (
          <ReportCurrency value={currency}>
            <CampaignTable report={report} level={level} period={choice.chosen} />
            <OtherCurrencies amounts={report.otherCurrencies} />
          </ReportCurrency>
        )}
      </QueryContent>
      <Definitions title={copy.meaning} meanings={copy.definitions} />
      {mayImport && <SpendImport />}
      <SourceNames />
    </>
  );
}
