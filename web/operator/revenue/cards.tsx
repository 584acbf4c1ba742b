import { cardsCopy as copy } from '../../../content/operator/cards.ts';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import { countryName } from '../../../core/places/countries.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { count, moment, share, shareOrCount } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';
import { CardGroups } from './card-groups.tsx';

export function Cards({ cards: { accepted, declined, kinds, countries, span } }: Pick<RevenueReport, 'cards'>) {
  const tries = declined.reduce((sum, reason) => sum + reason.count, accepted);
  if (tries === 0) {
    return (
      <Panel title={copy.title}>
        <Empty>{copy.empty}</Empty>
      </Panel>
    );
  }
  const rows = [
    { what: copy.accepted, tries: accepted },
    ...declined.map(({ reason, count: tries }) => ({ what: copy.reasons[reason] ?? reason, tries })),
  ];
  return (
    <>
      <Panel
        title={copy.title}
        note={[
          fill(copy.note, { share: shareOrCount(accepted, tries) }),
          ...(span ? [fill(copy.declinesSince, { time: moment(span.since) })] : []),
        ].join(' ')}
      >
        <Table
          label={copy.title}
          rows={rows}
          keyOf={(_row, index) => index}
          columns={[
            { id: 'what', title: copy.what, cell: ({ what }) => what },
            { id: 'count', title: copy.count, figure: true, cell: ({ tries }) => count(tries) },
            { id: 'share', title: copy.share, figure: true, cell: (row) => share(row.tries, tries) },
          ]}
        />
      </Panel>
      <CardGroups {...copy.kinds} groups={kinds} labelOf={(kind) => kind} />
      <CardGroups {...copy.countries} groups={countries} labelOf={(code) => countryName(code, 'en')} />
    </>
  );
}
