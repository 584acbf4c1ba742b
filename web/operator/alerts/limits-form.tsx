import { useState } from 'react';
import { alertsCopy } from '../../../content/operator/alerts.ts';
import type { AlertSettings } from '../../../core/api/operator/alerts.ts';
import { ApiError } from '../../browser/api-error.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { failureText } from '../parts/failure-text.ts';
import pickerStyles from '../parts/picker.module.css';
import { ZoneSelect } from '../parts/zone-select.tsx';
import { LIMIT_FIELDS, type LimitField, limitOf, limitsOf, textsOf, wordsOf } from './limit-values.ts';
import styles from './limits-form.module.css';
import { useAlertLimits } from './queries.ts';

const { limits: copy } = alertsCopy;

export function LimitsForm({ settings }: { readonly settings: AlertSettings }) {
  const [texts, setTexts] = useState(() => textsOf(settings));
  const [anomalies, setAnomalies] = useState(settings.anomalies);
  const [timeZone, setTimeZone] = useState(settings.timeZone);
  const [pressed, setPressed] = useState(false);
  const { mutate, error, isPending, isSuccess } = useAlertLimits();
  const refused = error instanceof ApiError ? error.fields : {};
  const isWrong = (field: LimitField) => Number.isNaN(limitOf(field, texts[field]));
  const errorOf = (field: LimitField) => (pressed && isWrong(field) ? copy.invalid : refused[field]);
  const save = () => {
    setPressed(true);
    if (isPending || LIMIT_FIELDS.some(isWrong)) return;
    mutate({ ...limitsOf(texts), anomalies, timeZone });
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
              {...wordsOf(field)}
              value={texts[field] ?? ''}
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
