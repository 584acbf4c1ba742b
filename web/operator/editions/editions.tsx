import { useQuery } from '@tanstack/react-query';
import { editionsCopy as copy } from '../../../content/operator/editions.ts';
import { frameCopy } from '../../../content/operator/frame.ts';
import type { OperatorEdition } from '../../../core/api/operator/editions.ts';
import { fill } from '../../../core/presentation/fill.ts';
import frameStyles from '../frame.module.css';
import { Badge, type Tone } from '../parts/badge.tsx';
import { count, moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { Table } from '../parts/table.tsx';
import { Draft } from './draft.tsx';
import { editionsQuery } from './queries.ts';

const TONES: Readonly<Record<OperatorEdition['state'], Tone>> = {
  published: 'good',
  ending: 'good',
  stored: 'plain',
  draft: 'plain',
  'handed over': 'wait',
};

export function EditionsPage() {
  const list = useQuery(editionsQuery());
  const { columns } = copy;
  return (
    <>
      <p className={frameStyles.lead}>{copy.lead}</p>
      <QueryContent query={list}>
        {({ editions }) => {
          const waiting = editions.filter(({ state }) => state === 'handed over');
          return (
            <>
              <Panel title={copy.waiting.title} note={copy.waiting.note}>
                {waiting.length === 0 && <Empty>{copy.waiting.empty}</Empty>}
                {waiting.map((draft) => (
                  <Draft key={draft.id} {...draft} />
                ))}
              </Panel>
              <Panel title={copy.all.title}>
                {editions.length === 0 ? (
                  <Empty>{copy.all.empty}</Empty>
                ) : (
                  <Table
                    label={copy.all.title}
                    rows={editions}
                    keyOf={({ id }) => id}
                    columns={[
                      { id: 'name', title: columns.name, cell: ({ name }) => name },
                      {
                        id: 'state',
                        title: columns.state,
                        cell: ({ state }) => <Badge tone={TONES[state]}>{copy.states[state]}</Badge>,
                      },
                      { id: 'changes', title: columns.changes, figure: true, cell: ({ changes }) => count(changes) },
                      { id: 'at', title: columns.at, whole: true, cell: ({ at }) => moment(at) },
                      { id: 'id', title: columns.id, cell: ({ id }) => <code>{id}</code> },
                      { id: 'look', title: columns.look, cell: (edition) => <Look {...edition} /> },
                    ]}
                  />
                )}
              </Panel>
            </>
          );
        }}
      </QueryContent>
    </>
  );
}

function Look({ name, address }: OperatorEdition) {
  if (address === null) return null;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {copy.look} <span className="visually-hidden">{`${fill(copy.at, { name })} (${frameCopy.newTab})`}</span>
    </a>
  );
}
