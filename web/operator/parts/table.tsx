import type { ReactNode } from 'react';
import { useRef } from 'react';
import heatStyles from './heat.module.css';
import { heatLevel } from './heat.ts';
import { useIsAllowed } from './role.ts';
import styles from './table.module.css';
import { TableCsv } from './table-csv.tsx';

export type Column<T> = {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: T) => ReactNode;
  /** Right-aligned. */
  readonly figure?: boolean;
  /** Never wrapped. */
  readonly whole?: boolean;
  /** 0 to 1: how deep the cell is coloured. */
  readonly heat?: (row: T) => number | undefined;
  readonly heatTone?: 'loss' | 'kept';
};

type Props<T> = {
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T, index: number) => string | number;
  readonly total?: readonly ReactNode[];
  /** False where the panel has a file of its own. */
  readonly csv?: boolean;
  /** Its rows name people, and only some roles may export those. */
  readonly personal?: boolean;
};

/** Where rows and cells are drawn as cards, browsers forget what they are. */
const ROLES = { table: { role: 'table' }, group: { role: 'rowgroup' }, row: { role: 'row' }, cell: { role: 'cell' } } as const;
const HEADS = { column: { role: 'columnheader', scope: 'col' }, row: { role: 'rowheader', scope: 'row' } } as const;
/** Longer tables scroll in themselves, below their head. */
const LONG = 20;

/** On a phone a table of figures keeps its first column while it scrolls, and any other is a list of cards. */
export function Table<T>({ label, columns, rows, keyOf, total, csv = true, personal = false }: Props<T>) {
  const table = useRef<HTMLTableElement>(null);
  const canExport = useIsAllowed('export-people');
  const figures = columns.filter(({ figure }) => figure).length;
  return (
    <div className={styles.frame}>
      <figure
        className={styles.root}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard too
        tabIndex={0}
        data-narrow={figures >= columns.length - 1 ? 'frozen' : 'cards'}
        data-long={rows.length > LONG || undefined}
      >
        <table ref={table} {...ROLES.table}>
          <thead {...ROLES.group}>
            <tr {...ROLES.row}>
              {columns.map((column) =>
                column.title === '' ? (
                  <td key={column.id} {...ROLES.cell} />
                ) : (
                  <th key={column.id} {...HEADS.column} className={classOf(column)}>
                    {column.title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody {...ROLES.group}>
            {rows.map((row, index) => (
              <tr key={keyOf(row, index)} {...ROLES.row}>
                {columns.map((column, place) =>
                  place === 0 ? (
                    <th key={column.id} {...HEADS.row} className={classOf(column)}>
                      {isolated(column, column.cell(row))}
                    </th>
                  ) : (
                    <td key={column.id} {...ROLES.cell} data-title={column.title} {...coloured(column, row)}>
                      {isolated(column, column.cell(row))}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot {...ROLES.group}>
              <tr {...ROLES.row}>
                {columns.map((column, place) => (
                  <td key={column.id} {...ROLES.cell} data-title={place === 0 ? '' : column.title} className={classOf(column)}>
                    {isolated(column, total[place])}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </figure>
      {csv && rows.length > 0 && (canExport || !personal) && <TableCsv label={label} table={table} />}
    </div>
  );
}

/** From right to left, a minus would follow its amount. */
function isolated<T>({ figure }: Column<T>, cell: ReactNode): ReactNode {
  return figure && cell && typeof cell === 'string' ? <bdi>{cell}</bdi> : cell;
}

function classOf<T>({ figure, whole }: Column<T>): string | undefined {
  return figure ? styles.figure : whole ? styles.whole : undefined;
}

function coloured<T>(column: Column<T>, row: T) {
  const level = heatLevel(column.heat?.(row));
  const tone = column.heatTone ?? 'loss';
  const own = classOf(column);
  if (level === undefined) return { className: own };
  return { className: `${own ?? ''} ${heatStyles.root}`.trim(), 'data-heat': level, 'data-tone': tone };
}
