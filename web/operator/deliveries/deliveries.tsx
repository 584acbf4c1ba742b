import { useState } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import { deliveriesCopy as copy } from '../../../content/operator/inbox.ts';
import type { Delivery, DeliveryList } from '../../../core/api/operator/deliveries.ts';
import { tellOperator, useAsked } from '../../browser/operator.ts';
import frameStyles from '../frame.module.css';
import { Badge, type Tone } from '../parts/badge.tsx';
import { Figures } from '../parts/figures.tsx';
import { count, moment } from '../parts/format.ts';
import { Pager } from '../parts/pager.tsx';
import { Empty, Panel } from '../parts/panel.tsx';
import pickerStyles from '../parts/picker.module.css';
import proseStyles from '../parts/prose.module.css';
import { Table } from '../parts/table.tsx';
import { Answered } from '../parts/waiting.tsx';
import heldStyles from '../people/held.module.css';
import { Choice } from './choice.tsx';

type State = keyof typeof copy.states;
type Wish = { readonly state: State; readonly kind: keyof typeof copy.kinds; readonly offset: number };
const TONES: Readonly<Partial<Record<State, Tone>>> = { retrying: 'wait', 'given-up': 'bad', done: 'good' };
const SHOWN = ['queued', 'waiting', 'retrying', 'given-up', 'done'] as const;

/** What is owed, why it is late, and how to have it tried again. */
export function DeliveriesPage() {
  const [{ state, kind, offset }, setWish] = useState<Wish>({ state: 'owed', kind: 'delivery', offset: 0 });
  const [failure, setFailure] = useState<string>();
  const asked = useAsked<DeliveryList>(`/deliveries?${new URLSearchParams({ state, kind, offset: String(offset) })}`);
  const act = async ({ id }: Delivery, deed: 'retry' | 'give-up') => {
    const result = await tellOperator(`/deliveries/${id}/${deed}`, {});
    setFailure(result.ok ? undefined : result.reason === 'offline' ? frameCopy.offline : result.error.message);
    asked.again();
  };
  return (
    <>
      <p className={frameStyles.lead}>{copy.note}</p>
      <div className={pickerStyles.root}>
        <Choice label={copy.show} value={state} words={copy.states} onValue={(state) => setWish({ state, kind, offset: 0 })} />
        <Choice label={copy.kind} value={kind} words={copy.kinds} onValue={(kind) => setWish({ state, kind, offset: 0 })} />
      </div>
      <div role="alert">{failure && <p className="notice notice--error">{failure}</p>}</div>
      <Answered asked={asked}>
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
                    { id: 'deeds', title: '', cell: (one) => <Deeds delivery={one} onAct={(deed) => void act(one, deed)} /> },
                  ]}
                />
              )}
              <Pager
                offset={offset}
                shown={deliveries.length}
                total={total}
                onOffset={(offset) => setWish({ state, kind, offset })}
              />
            </Panel>
          </>
        )}
      </Answered>
    </>
  );
}

function Deeds({ delivery: { state }, onAct }: { delivery: Delivery; onAct: (deed: 'retry' | 'give-up') => void }) {
  if (state === 'done' || state === 'working') return null;
  return (
    <span className={heldStyles.deeds}>
      <button type="button" className={proseStyles.link} onClick={() => onAct('retry')}>
        {copy.retry}
      </button>
      {state !== 'given-up' && (
        <button type="button" className={proseStyles.link} onClick={() => onAct('give-up')}>
          {copy.giveUp}
        </button>
      )}
    </span>
  );
}
