import { useMoney } from './report-currency.ts';
import { Table } from './table.tsx';

type Props = {
  readonly label: string;
  readonly titles: { readonly what: string; readonly amount: string };
  readonly rows: readonly { readonly id: string; readonly label: string; readonly cents: number }[];
};

/** One amount a line. */
export function AmountRows({ label, titles, rows }: Props) {
  const { money } = useMoney();
  return (
    <Table
      label={label}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { id: 'what', title: titles.what, cell: (row) => row.label },
        { id: 'amount', title: titles.amount, figure: true, cell: ({ cents }) => money(cents) },
      ]}
    />
  );
}
