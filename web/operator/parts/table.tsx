import type { ComponentChildren } from 'preact';

export type Column<T> = {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: T) => ComponentChildren;
  /** Figures stand under each other, at the right. */
  readonly figure?: boolean;
};

type Props<T> = {
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T, index: number) => string | number;
  /** Adds them up at the end. */
  readonly total?: readonly ComponentChildren[];
};

/** Scrolls by itself where the screen is narrower; the first column says what a row is about. */
export function Table<T>({ label, columns, rows, keyOf, total }: Props<T>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard too
    <figure class="table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ id, title, figure }) => (
              <th key={id} scope="col" class={figure ? 'table__figure' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)}>
              {columns.map(({ id, cell, figure }, column) =>
                column === 0 ? (
                  <th key={id} scope="row" class={figure ? 'table__figure' : undefined}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} class={figure ? 'table__figure' : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              {columns.map(({ id, figure }, column) => (
                <td key={id} class={figure ? 'table__figure' : undefined}>
                  {total[column]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </figure>
  );
}
