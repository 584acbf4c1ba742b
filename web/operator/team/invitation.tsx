import { useState } from 'react';
import { teamCopy } from '../../../content/operator/team.ts';
import { ROLES, type Role } from '../../../core/operator/roles.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { copyText } from '../../browser/clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Select } from '../deliveries/select.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import { useInvitation } from './queries.ts';
import styles from './team.module.css';

const { invite: copy, roles, role: roleLabel } = teamCopy;

export function Invitation() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>(ROLES[2]);
  const [copied, setCopied] = useState(false);
  const { mutate, data, variables, error, isPending } = useInvitation();
  const send = () => {
    if (isPending) return;
    setCopied(false);
    mutate({ email, role });
  };
  return (
    <Panel title={copy.title} note={copy.note}>
      <Form
        className={styles.form}
        action={copy.action}
        busy={isPending}
        busyLabel={copy.busy}
        failure={failureText(error)}
        onSubmit={send}
      >
        <Field label={copy.email} name="email" autoComplete="off" value={email} onChange={setEmail} />
        <Select label={roleLabel} value={role} words={roles} onChange={setRole} />
      </Form>
      <div role="status">
        {data && (
          <div className={styles.made}>
            <p>{fill(copy.made, { email: variables.email })}</p>
            <code>{data.link}</code>
            <Button variant="quiet" onClick={() => void copyText(data.link).then(setCopied)}>
              {copied ? copy.copied : copy.copy}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
