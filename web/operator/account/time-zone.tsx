import { useContext } from 'react';
import { accountCopy } from '../../../content/operator/account.ts';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import styles from '../parts/picker.module.css';
import { ReportZoneContext } from '../parts/report-zone.ts';
import { ZoneSelect } from '../parts/zone-select.tsx';
import { useTimeZoneChange } from './queries.ts';

const { timeZone: copy } = accountCopy;

export function TimeZonePanel() {
  const chosen = useContext(ReportZoneContext) ?? '';
  const { mutate, error } = useTimeZoneChange();
  return (
    <Panel title={copy.title} note={copy.note}>
      <div className={styles.root}>
        <ZoneSelect label={copy.label} value={chosen} none={copy.browser} onChange={(zone) => mutate(zone || null)} />
      </div>
      {error && <p role="alert">{failureText(error)}</p>}
    </Panel>
  );
}
