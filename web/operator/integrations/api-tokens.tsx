import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiCopy as copy } from '../../../content/operator/api.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { ApiTokenForm } from './api-token-form.tsx';
import { apiTokensQuery } from './api-token-queries.ts';
import { ApiTokenTable } from './api-token-table.tsx';
import { type NewSecret, SecretOnce } from './secret-once.tsx';

export function ApiTokens() {
  const tokens = useQuery(apiTokensQuery());
  const [shown, setShown] = useState<NewSecret>();
  return (
    <>
      <Panel title={copy.title} note={copy.note}>
        <QueryContent query={tokens}>
          {({ tokens }) => (tokens.length === 0 ? <Empty>{copy.empty}</Empty> : <ApiTokenTable tokens={tokens} />)}
        </QueryContent>
        <SecretOnce shown={shown} />
      </Panel>
      <ApiTokenForm onMade={setShown} />
    </>
  );
}
