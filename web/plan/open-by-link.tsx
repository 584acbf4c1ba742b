import '../design/error.css';
import { useState } from 'react';
import { formCopy } from '../../content/pages/forms.ts';
import { planCopy } from '../../content/pages/plan.ts';
import { post } from '../browser/api.ts';
import { clearQuery } from '../browser/navigation.ts';
import { fetchOrder } from '../browser/program-order.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Message } from './message.tsx';
import styles from './plan.module.css';

const { link: copy, signIn } = planCopy;

/** A mailed link is consumed by a button, because mail scanners follow links. */
export function OpenByLink({ token }: { token: string }) {
  const [isOpening, setOpening] = useState(false);
  const [state, setState] = useState<'ready' | 'ended' | 'offline'>('ready');
  const open = async () => {
    setOpening(true);
    const result = await post('/api/program/keys', { token });
    const isEnded = !result.ok && result.reason === 'refused' && ['not_found', 'invalid'].includes(result.error.code);
    if (result.ok || isEnded) clearQuery();
    if (result.ok) return fetchOrder();
    setOpening(false);
    setState(isEnded ? 'ended' : 'offline');
  };
  if (state === 'ended')
    return (
      <Message title={signIn.title} text={copy.ended}>
        <LinkButton href={signIn.action.href}>{signIn.action.label}</LinkButton>
      </Message>
    );
  return (
    <Message title={copy.title} text={copy.text}>
      <div role="alert" className={styles.failure}>
        {state === 'offline' && <p className="notice notice--error">{formCopy.offline}</p>}
      </div>
      <BusyButton busy={isOpening} busyLabel={copy.busy} onClick={() => void open()}>
        {copy.action}
      </BusyButton>
    </Message>
  );
}
