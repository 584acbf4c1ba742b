import { useQuery } from '@tanstack/react-query';
import { integrationsCopy as copy } from '../../../content/operator/integrations.ts';
import frameStyles from '../frame.module.css';
import { QueryContent } from '../parts/query-content.tsx';
import { useIsAllowed } from '../parts/role.ts';
import { ApiTokens } from './api-tokens.tsx';
import { integrationsQuery } from './queries.ts';
import { Services } from './services.tsx';
import { TableFiles } from './table-files.tsx';
import { Webhooks } from './webhooks.tsx';

export function IntegrationsPage() {
  const canManage = useIsAllowed('manage-integrations');
  const integrations = useQuery(integrationsQuery());
  return (
    <>
      <p className={frameStyles.lead}>{copy.lead}</p>
      <Webhooks />
      {canManage && <ApiTokens />}
      <TableFiles />
      <QueryContent query={integrations}>{({ integrations }) => <Services integrations={integrations} />}</QueryContent>
    </>
  );
}
