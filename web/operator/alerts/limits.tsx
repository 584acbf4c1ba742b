import { useState } from 'react';
import { alertsCopy } from '../../../content/operator/alerts.ts';
import type { AlertSettings } from '../../../core/api/operator/alerts.ts';
import { ApiError } from '../../browser/api-error.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import pickerStyles from '../parts/picker.module.css';
import { Table } from '../parts/table.tsx';
import { ZoneSelect } from '../parts/zone-select.tsx';
import { LIMIT_FIELDS, type LimitField, limitsOf, textsOf } from './limit-values.ts';
import styles from './limits.module.css';
import { useAlertLimits } from './queries.ts';

const { limits: copy } = alertsCopy;
type Props = { readonly settings: AlertSettings };

export function LimitsPanel({ settings, canSet }: Props & { readonly canSet: boolean }) {
  return (
    <Panel title={copy.title} note={canSet ? copy.note : copy.readOnly}>
      {canSet ? <LimitsForm settings={settings} /> : <LimitsTable settings={settings} />}
    </Panel>
  );
}

function LimitsForm({ settings }: Props) {
  const [texts, setTexts] = useState(() => textsOf(settings));
  const [anomalies, setAnomalies] = useState(settings.anomalies);
  const [timeZone, setTimeZone] = useState(settings.timeZone);
  const [pressed, setPressed] = useState(false);
  const { mutate, error, isPending, isSuccess } = useAlertLimits();
  const numbers = limitsOf(texts);
  const refused = error instanceof ApiError ? error.fields : {};
  const errorOf = (field: LimitField) => (pressed && Number.isNaN(numbers[field]) ? copy.invalid : refused[field]);
  const save = () => {
    setPressed(true);
    if (isPending || LIMIT_FIELDS.some((field) => Number.isNaN(numbers[field]))) return;
    mutate({ ...numbers, anomalies, timeZone });
  };
  return (
    <>
      <Form
        className={styles.form}
        action={copy.action}
        busy={isPending}
        busyLabel={copy.busy}
        failure={failureText(error)}
        onSubmit={save}
      >
        <div className={styles.fields}>
          {LIMIT_FIELDS.map((field) => (
            <Field
              key={field}
              name={field}
              autoComplete="off"
              label={copy[field].label}
              hint={copy[field].hint}
              value={texts[field]}
              error={errorOf(field)}
              onChange={(text) => setTexts({ ...texts, [field]: text })}
            />
          ))}
        </div>
        <div className={`${pickerStyles.root} ${styles.zone}`}>
          <ZoneSelect label={copy.timeZone} value={timeZone} onChange={setTimeZone} />
        </div>
        <SwitchRow title={copy.anomalies} text={copy.anomaliesNote} on={anomalies} onChange={setAnomalies} />
      </Form>
      <p role="status">{isSuccess && copy.done}</p>
    </>
  );
}

function LimitsTable({ settings }: Props) {
  const texts = textsOf(settings);
  const rows = [
    ...LIMIT_FIELDS.map((field) => ({ id: field, label: copy[field].label, value: texts[field] || copy.off })),
    { id: 'anomalies', label: copy.anomalies, value: settings.anomalies ? copy.on : copy.off },
    { id: 'timeZone', label: copy.timeZone, value: settings.timeZone },
  ];
  return (
    <Table
      label={copy.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { id: 'limit', title: copy.limit, cell: ({ label }) => label },
        { id: 'value', title: copy.value, figure: true, cell: ({ value }) => value },
      ]}
    />
  );
}
