import { revenueCopy } from '../../../content/operator/revenue.ts';
import { rateDifference } from '../../../core/analytics/lift.ts';
import type { CardGroup, RevenueReport } from '../../../core/api/operator/revenue.ts';
import { countryName } from '../../../core/places/countries.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { count, moment, share } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';

const { cards: copy, declinesSince } = revenueCopy;

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
          fill(copy.note, { share: share(accepted, tries) }),
          ...(span ? [fill(declinesSince, { time: moment(span.since) })] : []),
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

type GroupsProps = {
  readonly title: string;
  /** Of the first column. */
  readonly name: string;
  readonly groups: readonly CardGroup[];
  readonly labelOf: (name: string) => string;
};

function CardGroups({ title, name: nameTitle, groups, labelOf }: GroupsProps) {
  return (
    <Panel title={title} note={copy.groupsNote}>
      <Table
        label={title}
        rows={groups}
        keyOf={({ name }) => name ?? ''}
        columns={[
          { id: 'name', title: nameTitle, cell: ({ name }) => (name === null ? copy.untold : labelOf(name)) },
          { id: 'tries', title: copy.count, figure: true, cell: (group) => count(triesOf(group)) },
          {
            id: 'accepted',
            title: copy.acceptedShare,
            figure: true,
            cell: (group) => share(group.accepted, triesOf(group)),
          },
          { id: 'others', title: copy.others, cell: (group) => copy.verdicts[verdictOf(group, groups)] },
        ]}
      />
    </Panel>
  );
}

function triesOf({ accepted, declined }: CardGroup): number {
  return accepted + declined;
}

function verdictOf(group: CardGroup, groups: readonly CardGroup[]): keyof typeof copy.verdicts {
  const others = groups.filter((other) => other !== group);
  if (others.length === 0) return 'unknown';
  const rateOf = (compared: readonly CardGroup[]) => ({
    visitors: compared.reduce((sum, other) => sum + triesOf(other), 0),
    buyers: compared.reduce((sum, { accepted }) => sum + accepted, 0),
  });
  return rateDifference(rateOf([group]), rateOf(others)).verdict;
}
