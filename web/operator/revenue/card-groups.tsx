import { cardsCopy as copy } from '../../../content/operator/cards.ts';
import { rateDifferences } from '../../../core/analytics/lift.ts';
import type { CardGroup } from '../../../core/api/operator/revenue.ts';
import { count, share } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';

type Props = {
  readonly title: string;
  /** Of the first column. */
  readonly name: string;
  readonly groups: readonly CardGroup[];
  readonly labelOf: (name: string) => string;
};

export function CardGroups({ title, name: nameTitle, groups, labelOf }: Props) {
  const verdicts = verdictsOf(groups);
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
          { id: 'others', title: copy.others, cell: (group) => copy.verdicts[verdicts.get(group) ?? 'unknown'] },
        ]}
      />
    </Panel>
  );
}

function triesOf({ accepted, declined }: CardGroup): number {
  return accepted + declined;
}

/** Each against the others, all of the table together. */
function verdictsOf(groups: readonly CardGroup[]): ReadonlyMap<CardGroup, keyof typeof copy.verdicts> {
  if (groups.length < 2) return new Map();
  const rateOf = (compared: readonly CardGroup[]) => ({
    visitors: compared.reduce((sum, other) => sum + triesOf(other), 0),
    buyers: compared.reduce((sum, { accepted }) => sum + accepted, 0),
  });
  const found = rateDifferences(
    groups.map((group) => ({ own: rateOf([group]), others: rateOf(groups.filter((other) => other !== group)) })),
  );
  return new Map(groups.map((group, index) => [group, found[index]?.verdict ?? 'unknown']));
}
