import { deliveriesCopy as copy } from '../../../content/operator/deliveries.ts';
import type { Delivery, DeliveryState } from '../../../core/api/operator/deliveries.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import { moment } from '../parts/format.ts';
import { Table } from '../parts/table.tsx';
import { DeliveryActions } from './delivery-actions.tsx';
import type { DeliveryAction } from './queries.ts';

const TONES: Readonly<Partial<Record<DeliveryState, Tone>>> = { retrying: 'wait', 'given-up': 'bad', done: 'good' };

type Props = {
  readonly label: string;
  readonly deliveries: readonly Delivery[];
  readonly onAction: (id: string, action: DeliveryAction) => void;
};

export function DeliveryTable({ label, deliveries, onAction }: Props) {
  return (
    <Table
      label={label}
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
          cell: (one) => <DeliveryActions delivery={one} onAction={(action) => onAction(one.id, action)} />,
        },
      ]}
    />
  );
}
