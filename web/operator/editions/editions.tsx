import { useQuery } from '@tanstack/react-query';
import { editionsCopy as copy } from '../../../content/operator/editions.ts';
import { frameCopy } from '../../../content/operator/frame.ts';
import type { OperatorEdition } from '../../../core/api/operator/editions.ts';
import { BUILT } from '../../../core/editions/pick.ts';
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

type Listed = Omit<OperatorEdition, 'note' | 'at'> & { readonly at: number | null };

const AS_BUILT = { id: BUILT, name: copy.built.name, changes: 0, at: null, by: null } as const;

export function EditionsPage() {
  const list = useQuery(editionsQuery());
  const { columns } = copy;
  return (
    <>
      <p className={frameStyles.lead}>{copy.lead}</p>
      <QueryContent query={list}>
        {({ built, editions }) => {
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
                <Table<Listed>
                  label={copy.all.title}
                  rows={[...editions, { ...AS_BUILT, ...built }]}
                  keyOf={({ id }) => id}
                  columns={[
                    { id: 'name', title: columns.name, cell: ({ name }) => name },
                    {
                      id: 'state',
                      title: columns.state,
                      cell: ({ state }) => <Badge tone={TONES[state]}>{copy.states[state]}</Badge>,
                    },
                    { id: 'since', title: columns.since, whole: true, cell: sinceText },
                    { id: 'changes', title: columns.changes, figure: true, cell: ({ changes }) => count(changes) },
                    { id: 'at', title: columns.at, cell: madeText },
                    { id: 'id', title: columns.id, cell: ({ id }) => <code>{id}</code> },
                    { id: 'look', title: columns.look, cell: (edition) => <Look {...edition} /> },
                  ]}
                />
              </Panel>
            </>
          );
        }}
      </QueryContent>
    </>
  );
}

/** Visitors read the pages as built from the first day on, until something else is published. */
function sinceText({ state, since }: Listed): string {
  if (since !== null) return moment(since);
  return state === 'published' || state === 'ending' ? copy.built.since : '–';
}

function madeText({ at, by }: Listed): string {
  if (at === null) return copy.built.at;
  return by === null ? moment(at) : fill(copy.made, { at: moment(at), name: by });
}

function Look({ name, address }: Listed) {
  if (address === null) return null;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {copy.look} <span className="visually-hidden">{`${fill(copy.at, { name })} (${frameCopy.newTab})`}</span>
    </a>
  );
}
