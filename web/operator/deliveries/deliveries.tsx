import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deliveriesCopy as copy } from '../../../content/operator/inbox.ts';
import type { Delivery } from '../../../core/api/operator/deliveries.ts';
import frameStyles from '../frame.module.css';
import { Badge, type Tone } from '../parts/badge.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Figures } from '../parts/figures.tsx';
import { count, moment } from '../parts/format.ts';
import { Pager } from '../parts/pager.tsx';
import { Empty, Panel } from '../parts/panel.tsx';
import pickerStyles from '../parts/picker.module.css';
import proseStyles from '../parts/prose.module.css';
import { QueryContent } from '../parts/query-content.tsx';
import { useIsAllowed } from '../parts/role.ts';
import { Table } from '../parts/table.tsx';
import storedDataStyles from '../people/stored-data.module.css';
import { type DeliveryAction, type DeliveryListFilter, deliveriesQuery, useDeliveryAction } from './queries.ts';
import { Select } from './select.tsx';

type State = keyof typeof copy.states;
const TONES: Readonly<Partial<Record<State, Tone>>> = { retrying: 'wait', 'given-up': 'bad', done: 'good' };
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
                <Table
                  label={copy.states[state]}
                  rows={deliveries}
                  keyOf={({ id }) => id}
                  personal
                  columns={[
                    { id: 'what', title: copy.what, cell: ({ job, what }) => (what ? `${job}: ${what}` : job) },
                    { id: 'to', title: copy.to, cell: ({ to }) => to ?? '' },
                    {
                      id: 'state',
                      title: copy.state,
                      cell: (one) => <Badge tone={TONES[one.state] ?? 'plain'}>{copy.states[one.state]}</Badge>,
                    },
                    { id: 'tries', title: copy.tries, figure: true, cell: ({ attempts }) => attempts },
                    { id: 'added', title: copy.added, whole: true, cell: ({ addedAt }) => moment(addedAt) },
                    { id: 'next', title: copy.next, whole: true, cell: ({ nextAt }) => moment(nextAt) },
                    { id: 'why', title: copy.why, cell: ({ lastError }) => lastError ?? '' },
                    {
                      id: 'actions',
                      title: '',
                      cell: (one) => <Actions delivery={one} onAction={(action) => mutate({ id: one.id, action })} />,
                    },
                  ]}
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

type ActionsProps = { readonly delivery: Delivery; readonly onAction: (action: DeliveryAction) => void };

function Actions({ delivery: { state }, onAction }: ActionsProps) {
  const canHelp = useIsAllowed('help-people');
  if (!canHelp || state === 'done' || state === 'working') return null;
  return (
    <span className={storedDataStyles.actions}>
      <button type="button" className={proseStyles.link} onClick={() => onAction('retry')}>
        {copy.retry}
      </button>
      {state !== 'given-up' && (
        <button type="button" className={proseStyles.link} onClick={() => onAction('give-up')}>
          {copy.giveUp}
        </button>
      )}
    </span>
  );
}
