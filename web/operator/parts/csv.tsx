import { frameCopy } from '../../../content/operator/frame.ts';
import { csvOf } from '../../../core/presentation/csv.ts';
import { saveFile } from '../../browser/save-file.ts';
import { Button } from '../../ui/button.tsx';

type Props = { readonly name: string; readonly rows: () => readonly (readonly (string | number)[])[] };

export function CsvButton({ name, rows }: Props) {
  return (
    <Button variant="quiet" onClick={() => saveFile(`${name}.csv`, 'text/csv', csvOf(rows()))}>
      {frameCopy.csv}
    </Button>
  );
}
