import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consentsCopy as copy } from '../../../content/operator/consents.ts';
import { Address } from '../parts/address.tsx';
import { Figures } from '../parts/figures.tsx';
import { count, moment, share } from '../parts/format.ts';
import { Pager } from '../parts/pager.tsx';
import { Empty, Panel } from '../parts/panel.tsx';
import { PeriodPicker } from '../parts/period-picker.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { Table } from '../parts/table.tsx';
import { usePeriod } from '../parts/use-period.ts';
import { consentsQuery } from './queries.ts';

const PURPOSES = ['statistics', 'answers', 'ads', 'nothing', 'gpc'] as const;

export function ConsentsPage() {
  const choice = usePeriod();
  const { from, to } = choice.chosen;
  const [page, setPage] = useState({ from, to, offset: 0 });
  const offset = page.from === from && page.to === to ? page.offset : 0;
  const consents = useQuery(consentsQuery(choice.chosen, offset));
  const { versions: versionWords, agreements: agreementWords } = copy;
  return (
    <>
      <PeriodPicker choice={choice} />
      <QueryContent query={consents}>
        {({ choices, versions, agreements, agreed }) => (
          <>
            <Figures
              figures={[
                { id: 'total', label: copy.choices.total, value: count(choices.total) },
                ...PURPOSES.map((purpose) => ({
                  id: purpose,
                  label: copy.choices[purpose],
                  value: share(choices[purpose], choices.total),
                  note: count(choices[purpose]),
                })),
              ]}
            />
            {versions.length > 0 && (
              <Panel title={versionWords.title}>
                <Table
                  label={versionWords.title}
                  rows={versions}
                  keyOf={({ version }) => version}
                  columns={[
                    { id: 'version', title: versionWords.version, cell: ({ version }) => version },
                    { id: 'until', title: versionWords.until, whole: true, cell: ({ until }) => moment(until) },
                    { id: 'count', title: versionWords.count, figure: true, cell: (one) => count(one.count) },
                  ]}
                />
              </Panel>
            )}
            <Panel title={agreementWords.title} note={agreementWords.note}>
              {agreements.length === 0 ? (
                <Empty>{copy.empty}</Empty>
              ) : (
                <Table
                  label={agreementWords.title}
                  rows={agreements}
                  keyOf={({ id }) => id}
                  personal
                  columns={[
                    { id: 'who', title: agreementWords.who, cell: ({ email }) => <Address email={email} /> },
                    { id: 'when', title: agreementWords.when, whole: true, cell: ({ at }) => moment(at) },
                    { id: 'version', title: agreementWords.version, cell: ({ version }) => version },
                    { id: 'what', title: agreementWords.what, cell: ({ text }) => text },
                  ]}
                />
              )}
              <Pager
                offset={offset}
                shown={agreements.length}
                total={agreed}
                onOffsetChange={(next) => setPage({ from, to, offset: next })}
              />
            </Panel>
          </>
        )}
      </QueryContent>
    </>
  );
}
