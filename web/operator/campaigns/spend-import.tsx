import { campaignsCopy } from '../../../content/operator/campaigns.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { failureText } from '../parts/failure-text.ts';
import { count } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import pickerStyles from '../parts/picker.module.css';
import styles from './campaigns.module.css';
import { useSpendImport } from './queries.ts';

const { spend: copy } = campaignsCopy;

export function SpendImport() {
  const { mutate, data, error } = useSpendImport();
  return (
    <Panel title={copy.title} note={copy.note}>
      <label className={`${pickerStyles.field} ${styles.file}`}>
        <span>{copy.choose}</span>
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) mutate(file);
            currentTarget.value = '';
          }}
        />
      </label>
      <p role="status">{data && fill(copy.done, { lines: count(data.lines), cost: money(data.cost) })}</p>
      {error && <p role="alert">{failureText(error)}</p>}
    </Panel>
  );
}
