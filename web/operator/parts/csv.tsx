import { frameCopy } from '../../../content/operator/frame.ts';
import { saveFile } from '../../browser/save-file.ts';
import { Button } from '../../ui/button.tsx';

type Props = { readonly name: string; readonly rows: () => readonly (readonly (string | number)[])[] };

/** The rows as a file that a spreadsheet opens. */
export function CsvButton({ name, rows }: Props) {
  const save = () =>
    saveFile(
      `${name}.csv`,
      'text/csv',
      rows()
        .map((row) => row.map(cell).join(','))
        .join('\r\n'),
    );
  return (
    <Button look="quiet" onClick={save}>
      {frameCopy.csv}
    </Button>
  );
}

/** Never a formula, whatever a stranger typed. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
