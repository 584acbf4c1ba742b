import { slackCopy } from '../../../content/operator/slack.ts';
import { webhooksCopy } from '../../../content/operator/webhooks.ts';
import type { WebhookEndpointView, WebhookRequest } from '../../../core/api/operator/webhooks.ts';
import { WEBHOOK_TYPES, type WebhookType } from '../../../core/webhooks/event.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './integrations.module.css';

const { events: copy } = webhooksCopy;

export type EventSelection = WebhookEndpointView['events'];

type Props = {
  readonly kind: WebhookRequest['kind'];
  readonly events: EventSelection;
  readonly onChange: (events: EventSelection) => void;
};

export function EventChoice({ kind, events, onChange }: Props) {
  const change = (type: WebhookType) => (chosen: boolean) =>
    onChange(WEBHOOK_TYPES.filter((other) => (other === type ? chosen : events?.includes(other))));
  return (
    <fieldset className={styles.scopes}>
      <legend>{copy.title}</legend>
      <Checkbox name="events" text={copy.all} checked={events === null} onChange={(all) => onChange(all ? null : [])} />
      {events && (
        <div className={styles.events}>
          {WEBHOOK_TYPES.filter((type) => kind === 'standard' || slackCopy[type] !== undefined).map((type) => (
            <Checkbox
              key={type}
              name={type}
              text={
                <>
                  {copy.types[type]} <code>{type}</code>
                </>
              }
              checked={events.includes(type)}
              onChange={change(type)}
            />
          ))}
        </div>
      )}
      {kind === 'standard' && events && !events.includes('person.deleted') && <p className={styles.soft}>{copy.deletions}</p>}
    </fieldset>
  );
}
