import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deliveriesCopy as copy } from '../../../content/operator/deliveries.ts';
import frameStyles from '../frame.module.css';
import { failureText } from '../parts/failure-text.ts';
import { Figures } from '../parts/figures.tsx';
import { count } from '../parts/format.ts';
import { Pager } from '../parts/pager.tsx';
import { Empty, Panel } from '../parts/panel.tsx';
import pickerStyles from '../parts/picker.module.css';
import { QueryContent } from '../parts/query-content.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { type DeliveryListFilter, deliveriesQuery, useDeliveryAction } from './queries.ts';
import { Select } from './select.tsx';

const SHOWN = ['queued', 'waiting', 'retrying', 'given-up', 'done'] as const;

export function DeliveriesPage() {
  const [filter, setFilter] = useState<DeliveryListFilter>({ state: 'owed', kind: 'delivery', offset: 0 });
  const { state, kind, offset } = filter;
  const list = useQuery(deliveriesQuery(filter));
  const { mutate, error } = useDeliveryAction();
  const failure = failureText(error);
  return (
    <>
      <p className={frameStyles.lead}>{copy.note}</p>
      <div className={pickerStyles.root}>
        <Select label={copy.show} value={state} words={copy.states} onChange={(state) => setFilter({ state, kind, offset: 0 })} />
        <Select label={copy.kind} value={kind} words={copy.kinds} onChange={(kind) => setFilter({ state, kind, offset: 0 })} />
      </div>
      <div role="alert">{failure && <p className="notice notice--error">{failure}</p>}</div>
      <QueryContent query={list}>
        {({ deliveries, total, counts }) => (
          <>
            <Figures
              figures={SHOWN.map((shown) => ({
                id: shown,
                label: copy.states[shown],
                value: count(
                  counts.filter((one) => one.state === shown && one.kind === kind).reduce((sum, one) => sum + one.count, 0),
                ),
              }))}
            />
            <Panel title={copy.states[state]}>
              {deliveries.length === 0 ? (
                <Empty>{copy.empty}</Empty>
              ) : (
                <DeliveryTable
                  label={copy.states[state]}
                  deliveries={deliveries}
                  onAction={(id, action) => mutate({ id, action })}
                />
              )}
              <Pager
                offset={offset}
                shown={deliveries.length}
                total={total}
                onOffsetChange={(offset) => setFilter({ state, kind, offset })}
              />
            </Panel>
          </>
        )}
      </QueryContent>
    </>
  );
}
