import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleCopy as copy } from '../../../content/operator/people.ts';
import { soldPlans } from '../../../content/upsell.ts';
import type { PeopleQuery, PersonRow } from '../../../core/api/operator/people.ts';
import { planTitle } from '../../../core/plans/plan.ts';
import { day } from '../../../core/presentation/day.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import frameStyles from '../frame.module.css';
import { Address } from '../parts/address.tsx';
import { count } from '../parts/format.ts';
import { Pager } from '../parts/pager.tsx';
import { Empty, Panel } from '../parts/panel.tsx';
import proseStyles from '../parts/prose.module.css';
import { QueryContent } from '../parts/query-content.tsx';
import { StatusBadge } from '../parts/status.tsx';
import { Table } from '../parts/table.tsx';
import { PersonView } from './person.tsx';
import { peopleQuery } from './queries.ts';
import { useRequestedSearch } from './requested-search.ts';
import { SearchBar } from './search-bar.tsx';

export function PeoplePage() {
  const { id, text } = useRequestedSearch();
  return <People key={id} text={text} />;
}

function People({ text }: Pick<PeopleQuery, 'text'>) {
  const [query, setQuery] = useState<PeopleQuery>({ text, kind: 'all', offset: 0 });
  const [email, setEmail] = useState<string>();
  const list = useQuery(peopleQuery(query));
  if (email !== undefined) return <PersonView email={email} onBack={() => setEmail(undefined)} />;
  return (
    <>
      <SearchBar query={query} onSearch={setQuery} />
      <p className={frameStyles.lead}>{copy.note}</p>
      <QueryContent query={list}>
        {({ people, total }) => (
          <Panel title={fill(copy.found, { count: count(total) })}>
            {people.length === 0 ? (
              <Empty>{query.text === '' ? copy.empty : copy.nobody}</Empty>
            ) : (
              <Table
                label={copy.who}
                rows={people}
                keyOf={({ email }) => email}
                personal
                columns={[
                  {
                    id: 'who',
                    title: copy.who,
                    cell: ({ email }) => (
                      <button type="button" className={proseStyles.link} onClick={() => setEmail(email)}>
                        <Address email={email} />
                      </button>
                    ),
                  },
                  { id: 'state', title: copy.state, cell: ({ status }) => <StatusBadge status={status} /> },
                  { id: 'plan', title: copy.plan, whole: true, cell: ({ planId }) => planId && planTitle(soldPlans, planId) },
                  { id: 'paid', title: copy.paid, figure: true, cell: ({ paid }) => paidText(paid) },
                  { id: 'since', title: copy.since, figure: true, cell: ({ since }) => day(since) },
                ]}
              />
            )}
            <Pager
              offset={query.offset}
              shown={people.length}
              total={total}
              onOffsetChange={(offset) => setQuery({ ...query, offset })}
            />
          </Panel>
        )}
      </QueryContent>
    </>
  );
}

function paidText(paid: PersonRow['paid']): string {
  const kept = Object.entries(paid).filter(([, amount]) => amount > 0);
  return kept.map(([currency, amount]) => money(amount, currency)).join(', ');
}
