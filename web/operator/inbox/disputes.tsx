import { inboxCopy as copy } from '../../../content/operator/inbox.ts';
import type { Inbox } from '../../../core/api/operator/inbox.ts';
import { money } from '../../../core/presentation/money.ts';
import { moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';
import { PersonLink } from '../people/person-link.tsx';

export function Disputes({ disputes }: Pick<Inbox, 'disputes'>) {
  const words = copy.disputes;
  return (
    <Panel title={words.title} note={disputes.length > 0 ? words.note : undefined}>
      {disputes.length === 0 ? (
        <Empty>{words.empty}</Empty>
      ) : (
        <Table
          label={words.title}
          rows={disputes}
          keyOf={({ paymentId }) => paymentId}
          personal
          columns={[
            { id: 'who', title: words.who, cell: ({ email }) => <PersonLink email={email} /> },
            { id: 'number', title: words.number, whole: true, cell: ({ number }) => number ?? '' },
            {
              id: 'due',
              title: words.due,
              whole: true,
              cell: ({ dueAt }) => (dueAt === null ? words.noDue : moment(dueAt)),
            },
            { id: 'at', title: words.at, whole: true, cell: ({ at }) => moment(at) },
            { id: 'amount', title: words.amount, figure: true, cell: ({ amount, currency }) => money(amount, currency) },
          ]}
        />
      )}
    </Panel>
  );
}
