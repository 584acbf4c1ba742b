import { useState } from 'react';
import { campaignsCopy } from '../../../content/operator/campaigns.ts';
import { knownNames } from '../../../core/analytics/source-aliases.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { failureText } from '../parts/failure-text.ts';
import { count } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import pickerStyles from '../parts/picker.module.css';
import styles from './campaigns.module.css';
import { decodeText } from './decode-text.ts';
import { useSpendImport } from './queries.ts';

const { spend: copy } = campaignsCopy;

const SOURCES = Object.keys(knownNames);

export function SpendImport() {
  const [source, setSource] = useState('');
  const [isUnreadable, setIsUnreadable] = useState(false);
  const { mutate, reset, data, error } = useSpendImport();
  const send = async (file: File) => {
    reset();
    const csv = decodeText(new Uint8Array(await file.arrayBuffer()));
    setIsUnreadable(csv === undefined);
    if (csv !== undefined) mutate({ csv, ...(source.trim() && { source }) });
  };
  const failure = isUnreadable ? copy.unreadable : failureText(error);
  return (
    <Panel title={copy.title} note={copy.note}>
      <div className={`${pickerStyles.root} ${styles.spend}`}>
        <label className={pickerStyles.field}>
          <span>{copy.source}</span>
          <input
            type="text"
            list="spend-sources"
            autoComplete="off"
            value={source}
            onChange={({ currentTarget }) => setSource(currentTarget.value)}
          />
          <datalist id="spend-sources">
            {SOURCES.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </label>
        <label className={`${pickerStyles.field} ${pickerStyles.file}`}>
          <span>{copy.choose}</span>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void send(file);
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <p role="status">{data && fill(copy.done, { lines: count(data.lines), cost: money(data.cost) })}</p>
      <div role="alert">{failure && <p className="notice notice--error">{failure}</p>}</div>
    </Panel>
  );
}
