import { revenueCopy } from '../../../content/operator/revenue.ts';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import { count, share } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { useMoney } from '../parts/report-currency.ts';
import { Table } from '../parts/table.tsx';

const { upsells: copy, figures } = revenueCopy;

/** What was offered after orders. Its money is in the sums above. */
export function Upsells({ upsells }: Pick<RevenueReport, 'upsells'>) {
  const { money } = useMoney();
  const { seen, taken, declined, refused, payments, gross, refunded, lost, tax, fees, net } = upsells;
  const answers = [
    { id: 'taken', what: copy.taken, offers: taken },
    { id: 'declined', what: copy.declined, offers: declined },
    { id: 'refused', what: copy.refused, offers: refused },
    { id: 'unanswered', what: copy.unanswered, offers: seen - taken - declined - refused },
  ];
  const amounts = [
    { id: 'gross', what: copy.gross, amount: gross },
    { id: 'refunded', what: figures.refunded, amount: -refunded },
    { id: 'lost', what: figures.lost, amount: -lost },
    { id: 'tax', what: figures.tax, amount: -tax },
    { id: 'fees', what: figures.fees, amount: -fees },
  ];
  return (
    <Panel title={copy.title} note={copy.note}>
      {seen + payments === 0 ? (
        <Empty>{copy.empty}</Empty>
      ) : (
        <>
          <Table
            label={copy.answers}
            rows={answers}
            keyOf={({ id }) => id}
            columns={[
              { id: 'what', title: copy.answers, cell: ({ what }) => what },
              { id: 'count', title: copy.count, figure: true, cell: ({ offers }) => count(offers) },
              { id: 'share', title: copy.share, figure: true, cell: ({ offers }) => share(offers, seen) },
            ]}
            total={[copy.seen, count(seen), '']}
          />
          <Table
            label={copy.money}
            rows={amounts}
            keyOf={({ id }) => id}
            columns={[
              { id: 'what', title: copy.money, cell: ({ what }) => what },
              { id: 'amount', title: copy.amount, figure: true, cell: ({ amount }) => money(amount) },
            ]}
            total={[figures.net, money(net)]}
          />
        </>
      )}
    </Panel>
  );
}
