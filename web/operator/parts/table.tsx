import type { ReactNode } from 'react';
import styles from './table.module.css';

export type Column<T> = {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: T) => ReactNode;
  /** Right-aligned. */
  readonly figure?: boolean;
  /** Never wrapped. */
  readonly whole?: boolean;
};

type Props<T> = {
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T, index: number) => string | number;
  readonly total?: readonly ReactNode[];
};

export function Table<T>({ label, columns, rows, keyOf, total }: Props<T>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard too
    <figure className={styles.root} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) =>
              column.title === '' ? (
                <td key={column.id} />
              ) : (
                <th key={column.id} scope="col" className={classOf(column)}>
                  {column.title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)}>
              {columns.map((column, place) =>
                place === 0 ? (
                  <th key={column.id} scope="row" className={classOf(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={classOf(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              {columns.map((column, place) => (
                <td key={column.id} className={classOf(column)}>
                  {total[place]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </figure>
  );
}

function classOf<T>({ figure, whole }: Column<T>): string | undefined {
  return figure ? styles.figure : whole ? styles.whole : undefined;
}
