import { useState } from 'react';
import { currencies } from '../../../content/currencies.ts';
import { codesCopy } from '../../../content/operator/codes.ts';
import { plans } from '../../../content/plans.ts';
import type { NewCode } from '../../../core/api/operator/codes.ts';
import { plusDays } from '../../../core/operator/period.ts';
import { startOfDayAt } from '../../../core/operator/zoned-time.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { amountIn } from '../../../core/presentation/money.ts';
import { ApiError } from '../../browser/api-error.ts';
import { Field, FieldFrame } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import pickerStyles from '../parts/picker.module.css';
import { useReportZone } from '../parts/report-zone.ts';
import styles from './code-form.module.css';
import { useNewCode } from './queries.ts';

const copy = codesCopy.form;

/** By the currency of an amount, which holds in it alone. */
const KINDS = {
  percent: copy.kinds.percent,
  ...Object.fromEntries(currencies.map(({ code }) => [code, fill(copy.kinds.amount, { currency: code })])),
};
const EMPTY = { name: '', kind: 'percent', off: '', lasts: 'once', charges: '', plan: '', begins: '', ends: '', maxUses: '' };
type Texts = Readonly<Record<keyof typeof EMPTY, string>>;

export function CodeForm() {
  const zone = useReportZone();
  const [texts, setTexts] = useState<Texts>(EMPTY);
  const [made, setMade] = useState<string>();
  const { mutate, error, isPending } = useNewCode();
  const fields: Readonly<Record<string, string>> = error instanceof ApiError ? error.fields : {};
  const set = (name: keyof Texts) => (text: string) => setTexts({ ...texts, [name]: text });
  const save = () => {
    if (isPending) return;
    setMade(undefined);
    const code = codeOf(texts, zone);
    mutate(code, {
      onSuccess: () => {
        setMade(code.name.trim().toUpperCase());
        setTexts(EMPTY);
      },
    });
  };
  const text = (name: 'name' | 'off' | 'charges' | 'maxUses', label: string, hint?: string, problem = fields[name]) => (
    <Field label={label} name={name} autoComplete="off" hint={hint} error={problem} value={texts[name]} onChange={set(name)} />
  );
  const choice = (name: 'kind' | 'lasts' | 'plan', label: string, options: Readonly<Record<string, string>>) => (
    <FieldFrame label={label}>
      {(control) => (
        <select
          {...control}
          className={`${control.className} ${pickerStyles.choice}`}
          name={name}
          value={texts[name]}
          onChange={({ currentTarget }) => set(name)(currentTarget.value)}
        >
          {Object.entries(options).map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
  const day = (name: 'begins' | 'ends', label: string, hint: string, problem: string | undefined) => (
    <FieldFrame label={label} hint={hint} error={problem}>
      {(control) => (
        <input
          {...control}
          type="date"
          name={name}
          value={texts[name]}
          onChange={({ currentTarget }) => set(name)(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
  return (
    <Panel title={copy.title} note={copy.note}>
      <Form
        className={styles.form}
        action={copy.save}
        busy={isPending}
        busyLabel={copy.busy}
        failure={Object.keys(fields).length > 0 ? undefined : failureText(error)}
        onSubmit={save}
      >
        <div className={styles.fields}>
          {text('name', copy.name, copy.nameHint)}
          {choice('kind', copy.kind, KINDS)}
          {text('off', texts.kind === 'percent' ? copy.percent : copy.amount)}
          {choice('lasts', copy.lasts, copy.lastings)}
          {texts.lasts === 'several' && text('charges', copy.charges)}
          {choice('plan', copy.plan, { '': copy.allPlans, ...Object.fromEntries(plans.map(({ id, title }) => [id, title])) })}
          {day('begins', copy.begins, copy.beginsHint, fields.beginsAt)}
          {day('ends', copy.ends, copy.endsHint, fields.endsAt)}
          {text('maxUses', copy.maxUses, copy.maxUsesHint)}
        </div>
      </Form>
      <p role="status">{made && fill(copy.made, { code: made })}</p>
    </Panel>
  );
}

/** A number that cannot be read is sent as 0, which the server refuses with its sentence. */
function codeOf({ name, kind, off, lasts, charges, plan, begins, ends, maxUses }: Texts, zone: string): NewCode {
  return {
    name,
    off: kind === 'percent' ? { percent: numberIn(off) } : { amount: amountIn(off, kind), currency: kind },
    charges: lasts === 'always' ? null : lasts === 'once' ? 1 : numberIn(charges),
    plans: plan === '' ? null : [plan],
    beginsAt: begins === '' ? null : startOfDayAt(begins, zone),
    endsAt: ends === '' ? null : startOfDayAt(plusDays(ends, 1), zone),
    maxUses: maxUses.trim() === '' ? null : numberIn(maxUses),
  };
}

function numberIn(text: string): number {
  const number = Number(text.replace('%', ''));
  return Number.isInteger(number) ? number : 0;
}
