import { useContext } from 'react';
import { accountCopy } from '../../../content/operator/account.ts';
import { timeZones } from '../../browser/zone.ts';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import styles from '../parts/picker.module.css';
import { ReportZoneContext } from '../parts/report-zone.ts';
import { useTimeZoneChange } from './queries.ts';

const { timeZone: copy } = accountCopy;

export function TimeZonePanel() {
  const chosen = useContext(ReportZoneContext) ?? '';
  const { mutate, error } = useTimeZoneChange();
  const zones = timeZones();
  return (
    <Panel title={copy.title} note={copy.note}>
      <div className={styles.root}>
        <label className={styles.field}>
          <span>{copy.label}</span>
          <select value={chosen} onChange={({ currentTarget: { value } }) => mutate(value || null)}>
            <option value="">{copy.browser}</option>
            {(zones.includes(chosen) || chosen === '' ? zones : [chosen, ...zones]).map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        </label>
      </div>
      {error && <p role="alert">{failureText(error)}</p>}
    </Panel>
  );
}
