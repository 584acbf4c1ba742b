import { apiCopy as copy } from '../../../content/operator/api.ts';
import type { ApiTokenView } from '../../../core/api/operator/api-tokens.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { now } from '../../browser/clock.ts';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../parts/failure-text.ts';
import { moment } from '../parts/format.ts';
import { Table } from '../parts/table.tsx';
import { useRevocation } from './api-token-queries.ts';

export function ApiTokenTable({ tokens }: { readonly tokens: readonly ApiTokenView[] }) {
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

function endOf(expiresAt: number): string {
  return expiresAt > now() ? moment(expiresAt) : fill(copy.ended, { time: moment(expiresAt) });
}
