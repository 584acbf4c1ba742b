import { integrationsCopy as copy } from '../../../content/operator/integrations.ts';
import type { IntegrationView } from '../../../core/api/operator/integrations.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { moment } from '../parts/format.ts';
import { useIsAllowed } from '../parts/role.ts';
import styles from './integrations.module.css';
import { useIntegrationTry } from './queries.ts';
import { ServiceBadge, WITHOUT_DELIVERIES } from './service-badge.tsx';
import { TryResult } from './try-result.tsx';

export function Service({ integration }: { readonly integration: IntegrationView }) {
  const { id, name, succeededAt, failedAt, failure } = integration;
  const canTry = useIsAllowed('manage-integrations');
  const attempt = useIntegrationTry(id);
  return (
    <section className={styles.item} aria-label={name}>
      <h3 className={styles.name}>
        {name} <ServiceBadge {...integration} />
      </h3>
      <p className={styles.soft}>{copy.about[id] ?? ''}</p>
      {succeededAt === null && failedAt === null ? (
        WITHOUT_DELIVERIES.has(id) && <p className={styles.soft}>{copy.noDeliveries}</p>
      ) : (
        <dl className={styles.facts}>
          <div>
            <dt>{copy.succeeded}</dt>
            <dd>{succeededAt === null ? copy.never : moment(succeededAt)}</dd>
          </div>
          <div>
            <dt>{copy.failed}</dt>
            <dd>{failedAt === null ? copy.never : `${moment(failedAt)}. ${failure ?? ''}`}</dd>
          </div>
        </dl>
      )}
      {canTry && (
        <div className={styles.actions}>
          <BusyButton
            variant="quiet"
            busy={attempt.isPending}
            busyLabel={copy.trying}
            aria-label={attempt.isPending ? undefined : fill(copy.tryOf, { name })}
            onClick={() => attempt.mutate()}
          >
            {copy.try}
          </BusyButton>
        </div>
      )}
      <TryResult result={attempt.data} error={attempt.error} />
    </section>
  );
}
