import { otherCurrenciesCopy as copy } from '../../../content/operator/currencies.ts';
import type { CurrencyAmounts } from '../../../core/api/operator/revenue.ts';
import { money } from '../../../core/presentation/money.ts';
import { Panel } from './panel.tsx';
import { type Column, Table } from './table.tsx';

const AMOUNTS = ['gross', 'refunded', 'lost'] as const;

type Props = { readonly amounts: readonly CurrencyAmounts[]; readonly title?: string };

/** Beside the figures of the report's currency, which hold none of these. */
export function OtherCurrencies({ amounts, title = copy.title }: Props) {
  if (amounts.length === 0) return null;
  const columns: readonly Column<CurrencyAmounts>[] = [
    { id: 'currency', title: copy.currency, cell: ({ currency }) => currency },
    { id: 'orders', title: copy.orders, figure: true, cell: ({ orders }) => String(orders) },
    ...AMOUNTS.map((id) => ({
      id,
      title: copy[id],
      figure: true,
      cell: (row: CurrencyAmounts) => money(row[id], row.currency),
    })),
  ];
  return (
    <Panel title={title} note={copy.note}>
      <Table label={title} columns={columns} rows={amounts} keyOf={({ currency }) => currency} />
    </Panel>
  );
}
