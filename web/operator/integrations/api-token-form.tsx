import { useState } from 'react';
import { apiCopy as copy } from '../../../content/operator/api.ts';
import type { ApiTokenRequest } from '../../../core/api/operator/api-tokens.ts';
import { API_SCOPES, type ApiScope } from '../../../core/operator/api-scopes.ts';
import { ApiError } from '../../browser/api-error.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Select } from '../deliveries/select.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import { useNewApiToken } from './api-token-queries.ts';
import styles from './integrations.module.css';
import type { NewSecret } from './secret-once.tsx';

type Days = `${ApiTokenRequest['days']}`;

export function ApiTokenForm({ onMade }: { readonly onMade: (shown: NewSecret) => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [days, setDays] = useState<Days>('90');
  const { mutate, error, isPending } = useNewApiToken();
  const fields: Readonly<Record<string, string>> = error instanceof ApiError ? error.fields : {};
  const make = () => {
    if (isPending) return;
    const body = { name, scopes: [...scopes], days: Number(days) as ApiTokenRequest['days'] };
    mutate(body, {
      onSuccess: ({ token }) => {
        setName('');
        onMade({ host: name, secret: token });
      },
    });
  };
  const change = (scope: ApiScope) => (chosen: boolean) =>
    setScopes(chosen ? [...scopes, scope] : scopes.filter((other) => other !== scope));
  return (
    <Panel title={copy.add.title}>
      <Form
        className={styles.form}
        action={copy.add.action}
        busy={isPending}
        busyLabel={copy.add.busy}
        failure={fields.scopes ?? failureText(error)}
        onSubmit={make}
      >
        <Field
          label={copy.name}
          name="token-name"
          autoComplete="off"
          hint={copy.add.hint}
          error={fields.name}
          value={name}
          onChange={setName}
        />
        <fieldset className={styles.scopes}>
          <legend>{copy.scopes}</legend>
          {API_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              name={scope}
              text={copy.tables[scope]}
              checked={scopes.includes(scope)}
              onChange={change(scope)}
            />
          ))}
        </fieldset>
        <Select label={copy.add.days} value={days} words={copy.add.lengths} onChange={setDays} />
      </Form>
    </Panel>
  );
}
