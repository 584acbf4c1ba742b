import { balanceCopy as copy, payoutsCopy, settledCopy } from '../../../content/operator/balance.ts';
import type {
  BalanceAmounts,
  BalanceReport,
  PayoutReport,
  RevenueReport,
  SettledAmounts,
} from '../../../core/api/operator/revenue.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { AmountRows } from '../parts/amount-rows.tsx';
import { moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { useMoney } from '../parts/report-currency.ts';
import { type Column, Table } from '../parts/table.tsx';

const PARTS = ['charges', 'refunds', 'disputes', 'fees', 'other'] as const satisfies readonly (keyof BalanceAmounts)[];

export function Balance({ balance }: Pick<RevenueReport, 'balance'>) {
  const { span } = balance;
  if (!span) {
    return (
      <Panel title={copy.title}>
        <Empty>{copy.never}</Empty>
      </Panel>
    );
  }
  return (
    <>
      <Moved balance={balance} note={fill(copy.note, { time: moment(span.until), since: moment(span.since) })} />
      <Settled settled={balance.settled} />
      <Payouts payouts={balance.payouts} />
    </>
  );
}

function Moved({ balance, note }: { balance: BalanceReport; note: string }) {
  const { otherCurrencies: others } = balance;
  return (
    <Panel title={copy.title} note={note}>
      <AmountRows
        label={copy.title}
        titles={copy}
        rows={[...PARTS, 'net' as const, 'tax' as const].map((id) => ({ id, label: copy[id], cents: balance[id] }))}
      />
      {others.length > 0 && <p>{fill(copy.others, { currencies: others.join(', ') })}</p>}
    </Panel>
  );
}

/** By the rate of each settlement. */
function Settled({ settled }: Pick<BalanceReport, 'settled'>) {
  const { money: paidMoney } = useMoney();
  if (settled.length === 0) return null;
  const columns: readonly Column<SettledAmounts>[] = [
    { id: 'currency', title: settledCopy.currency, cell: ({ currency }) => currency },
    { id: 'paid', title: settledCopy.paid, figure: true, cell: ({ paid }) => paidMoney(paid) },
    ...[...PARTS, 'net' as const].map((id) => ({
      ...{ id, title: copy[id], figure: true },
      cell: (row: SettledAmounts) => money(row[id], row.currency),
    })),
  ];
  return (
    <Panel title={settledCopy.title} note={settledCopy.note}>
      <Table label={settledCopy.title} columns={columns} rows={settled} keyOf={({ currency }) => currency} />
    </Panel>
  );
}

function Payouts({ payouts }: { payouts: readonly PayoutReport[] }) {
  const { money } = useMoney();
  const columns: readonly Column<PayoutReport>[] = [
    { id: 'day', title: payoutsCopy.day, whole: true, cell: ({ at }) => moment(at) },
    { id: 'amount', title: payoutsCopy.amount, figure: true, cell: ({ amount }) => money(amount) },
    ...PARTS.map((id) => ({ id, title: copy[id], figure: true, cell: (payout: PayoutReport) => money(payout[id]) })),
    { id: 'difference', title: payoutsCopy.difference, figure: true, cell: ({ difference }) => money(difference) },
  ];
  return (
    <Panel title={payoutsCopy.title} note={payoutsCopy.note}>
      {payouts.length === 0 ? (
        <Empty>{payoutsCopy.empty}</Empty>
      ) : (
        <Table label={payoutsCopy.title} columns={columns} rows={payouts} keyOf={({ id }) => id} />
      )}
    </Panel>
  );
}
