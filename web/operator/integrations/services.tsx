import { integrationsCopy as copy } from '../../../content/operator/integrations.ts';
import type { IntegrationView } from '../../../core/api/operator/integrations.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';
import styles from './integrations.module.css';
import { Service } from './service.tsx';

export function Services({ integrations }: { readonly integrations: readonly IntegrationView[] }) {
  const used = integrations.filter(({ configured }) => configured);
  const unused = integrations.filter(({ configured }) => !configured);
  return (
    <>
      <Panel title={copy.used}>
        {used.length === 0 ? (
          <Empty>{copy.noneUsed}</Empty>
        ) : (
          <div className={styles.list}>
            {used.map((integration) => (
              <Service key={integration.id} integration={integration} />
            ))}
          </div>
        )}
      </Panel>
      {unused.length > 0 && (
        <Panel title={copy.unused}>
          <Table
            label={copy.unused}
            rows={unused}
            keyOf={({ id }) => id}
            columns={[
              { id: 'service', title: copy.service, cell: ({ name }) => name },
              { id: 'sent', title: copy.wouldBeSent, cell: ({ id }) => copy.about[id] ?? '' },
            ]}
          />
        </Panel>
      )}
    </>
  );
}
