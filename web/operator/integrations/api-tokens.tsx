import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiCopy as copy } from '../../../content/operator/api.ts';
import type { ApiTokenView } from '../../../core/api/operator/api-tokens.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { now } from '../../browser/clock.ts';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../parts/failure-text.ts';
import { moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { Table } from '../parts/table.tsx';
import { ApiTokenForm } from './api-token-form.tsx';
import { apiTokensQuery, useRevocation } from './api-token-queries.ts';
import { type NewSecret, SecretOnce } from './secret-once.tsx';

export function ApiTokens() {
  const tokens = useQuery(apiTokensQuery());
  const [shown, setShown] = useState<NewSecret>();
  return (
    <>
      <Panel title={copy.title} note={copy.note}>
        <QueryContent query={tokens}>
          {({ tokens }) => (tokens.length === 0 ? <Empty>{copy.empty}</Empty> : <TokenTable tokens={tokens} />)}
        </QueryContent>
        <SecretOnce shown={shown} />
      </Panel>
      <ApiTokenForm onMade={setShown} />
    </>
  );
}

function TokenTable({ tokens }: { readonly tokens: readonly ApiTokenView[] }) {
  return (
    <Table<ApiTokenView>
      label={copy.title}
      rows={tokens}
      keyOf={({ id }) => id}
      csv={false}
      columns={[
        { id: 'name', title: copy.name, cell: ({ name }) => name },
        { id: 'scopes', title: copy.scopes, cell: ({ scopes }) => scopes.map((scope) => copy.tables[scope]).join(', ') },
        { id: 'by', title: copy.madeBy, cell: ({ madeBy }) => madeBy },
        { id: 'used', title: copy.used, cell: ({ lastUsedAt }) => (lastUsedAt === null ? copy.never : moment(lastUsedAt)) },
        { id: 'ends', title: copy.expires, cell: ({ expiresAt }) => endOf(expiresAt) },
        { id: 'revoke', title: '', cell: (token) => <Revocation token={token} /> },
      ]}
    />
  );
}

function endOf(expiresAt: number): string {
  return expiresAt > now() ? moment(expiresAt) : fill(copy.ended, { time: moment(expiresAt) });
}

function Revocation({ token: { id, name } }: { readonly token: ApiTokenView }) {
  const { mutate, error } = useRevocation(id);
  const failure = failureText(error);
  return (
    <>
      <Button variant="plain" aria-label={fill(copy.revokeOf, { name })} onClick={() => mutate()}>
        {copy.revoke}
      </Button>
      <span role="alert">{failure}</span>
    </>
  );
}
