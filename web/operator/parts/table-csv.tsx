import { Download } from 'lucide';
import type { RefObject } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import { csvOf } from '../../../core/presentation/csv.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { saveFile } from '../../browser/save-file.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './table-csv.module.css';

type Props = { readonly label: string; readonly table: RefObject<HTMLTableElement | null> };

/** The rows that are on view, as they read. */
export function TableCsv({ label, table }: Props) {
  const save = () => table.current && saveFile(`${fileName(label)}.csv`, 'text/csv', csvOf(textsOf(table.current)));
  return (
    <button type="button" className={styles.root} onClick={save}>
      <Icon icon={Download} size={16} />
      {frameCopy.tableCsv}
      <span className="visually-hidden">{fill(frameCopy.ofTable, { table: label })}</span>
    </button>
  );
}

/** A column without a title has buttons. */
function textsOf(table: HTMLTableElement): string[][] {
  const [heads = [], ...rows] = [...table.querySelectorAll('tr')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent.trim()),
  );
  return [heads, ...rows].map((row) => row.filter((_, at) => heads[at] !== ''));
}

function fileName(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
