import { useState } from 'react';
import { integrationsCopy } from '../../../content/operator/integrations.ts';
import { webhookRefusals } from '../../../content/operator/refusals.ts';
import { webhooksCopy as copy } from '../../../content/operator/webhooks.ts';
import type { WebhookEndpointView } from '../../../core/api/operator/webhooks.ts';
import { fill } from '../../../core/presentation/fill.ts';
import type { WebhookType } from '../../../core/webhooks/event.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge, type Tone } from '../parts/badge.tsx';
import { failureText } from '../parts/failure-text.ts';
import { moment } from '../parts/format.ts';
import { useIsAllowed } from '../parts/role.ts';
import { Attempts } from './attempts.tsx';
import styles from './integrations.module.css';
import type { NewSecret } from './secret-once.tsx';
import { TryResult } from './try-result.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookEvents } from './webhook-events.tsx';
import { useRotation, useWebhookChange, useWebhookTry } from './webhook-queries.ts';

const TONES: Readonly<Record<WebhookEndpointView['state'], Tone>> = {
  active: 'good',
  paused: 'wait',
  gone: 'bad',
  failing: 'bad',
};

type Props = { readonly endpoint: WebhookEndpointView; readonly onSecret: (shown: NewSecret) => void };

export function Webhook({ endpoint, onSecret }: Props) {
  const { id, host, kind, state, configured, events, readable, overlapUntil } = endpoint;
  const canManage = useIsAllowed('manage-integrations');
  const attempt = useWebhookTry(id);
  const change = useWebhookChange(id);
  const rotation = useRotation(id);
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<'rotate' | 'remove' | 'events'>();
  const failure = failureText(change.error ?? rotation.error);
  const of = (action: string) => fill(copy.of, { action, host });
  const confirm = () => {
    const close = { onSettled: () => setDialog(undefined) };
    if (dialog === 'remove') return change.mutate('removal', close);
    rotation.mutate(undefined, { ...close, onSuccess: ({ secret }) => onSecret({ host, secret }) });
  };
  return (
    <section className={styles.item} aria-label={host}>
      <h3 className={styles.name}>
        {host} <Badge>{copy.kinds[kind]}</Badge> <Badge tone={TONES[state]}>{copy.states[state]}</Badge>{' '}
        {configured && <Badge>{copy.configured}</Badge>}
      </h3>
      {!readable && <p className="notice notice--error">{webhookRefusals.noKey[kind]}</p>}
      <p className={styles.soft}>{lastOf(endpoint)}</p>
      {events && <p className={styles.soft}>{fill(copy.events.some, { names: namesOf(events) })}</p>}
      {overlapUntil !== null && <p className={styles.soft}>{fill(copy.overlap, { time: moment(overlapUntil) })}</p>}
      <div className={styles.actions}>
        {canManage && (
          <BusyButton
            variant="quiet"
            busy={attempt.isPending}
            busyLabel={integrationsCopy.trying}
            aria-label={attempt.isPending ? undefined : of(copy.try)}
            onClick={() => attempt.mutate(undefined)}
          >
            {copy.try}
          </BusyButton>
        )}
        <Button variant="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? copy.hide : copy.attempts}
        </Button>
        {canManage && (
          <Button variant="plain" onClick={() => change.isPending || change.mutate(state === 'active' ? 'pause' : 'resume')}>
            {state === 'active' ? copy.pause : copy.resume}
          </Button>
        )}
        {canManage && !configured && (
          <Button variant="plain" aria-label={of(copy.events.choose)} onClick={() => setDialog('events')}>
            {copy.events.choose}
          </Button>
        )}
        {canManage && !configured && kind === 'standard' && (
          <Button variant="plain" onClick={() => setDialog('rotate')}>
            {copy.rotate}
          </Button>
        )}
        {canManage && !configured && (
          <Button variant="plain" onClick={() => setDialog('remove')}>
            {copy.remove}
          </Button>
        )}
      </div>
      <div role="alert">{failure && <p className="notice notice--error">{failure}</p>}</div>
      <div role="status">
        {change.data?.count !== undefined && (
          <p className={styles.soft}>{fill(copy.resumed, { count: String(change.data.count) })}</p>
        )}
      </div>
      <TryResult result={attempt.data} error={attempt.error} />
      {open && <Attempts endpoint={endpoint} />}
      {dialog === 'events' && <WebhookEvents endpoint={endpoint} onClose={() => setDialog(undefined)} />}
      {dialog && dialog !== 'events' && (
        <WebhookDialog
          kind={dialog}
          host={host}
          busy={change.isPending || rotation.isPending}
          onConfirm={confirm}
          onCancel={() => setDialog(undefined)}
        />
      )}
    </section>
  );
}

function namesOf(events: readonly WebhookType[]): string {
  return events.map((type) => copy.events.types[type]).join(', ');
}

function lastOf({ last }: WebhookEndpointView): string {
  if (!last) return copy.last.none;
  const words = fill(last.ok ? copy.last.good : copy.last.bad, { time: moment(last.at) });
  return `${words}, ${last.status === null ? copy.noAnswer : fill(copy.status, { status: String(last.status) })}.`;
}
