import type { ApiTokenRequest, ApiTokenView } from '../../../core/api/operator/api-tokens.ts';
import type { ApiScope } from '../../../core/operator/api-scopes.ts';
import { DAY_MS, MINUTE_MS } from '../../../core/time.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import { hashOf, newToken } from '../../platform/token.ts';

/** So that a token that leaked into a repository can be found there. */
const PREFIX = 'funnel_api_';

export type ApiToken = { readonly id: string; readonly name: string; readonly scopes: readonly ApiScope[] };

/** Returns the token, of which only the hash is stored. */
export async function makeToken(db: Db, { name, scopes, days }: ApiTokenRequest, by: string, now: Date): Promise<string> {
  const token = PREFIX + newToken();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('api_tokens')
      .values({
        name,
        token_hash: hashOf(token),
        scopes: JSON.stringify(scopes),
        made_by: by,
        made_at: now,
        expires_at: new Date(now.getTime() + days * DAY_MS),
      })
      .execute();
    await writeAudit(tx, { action: 'api-token-made', by, detail: `${name}: ${scopes.join(', ')}` }, now);
  });
  return token;
}

/** False for one that is not there. It is refused from the next request on. */
export async function revokeToken(db: Db, id: string, by: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const revoked = await tx.deleteFrom('api_tokens').where('id', '=', id).returning('name').executeTakeFirst();
    if (revoked) await writeAudit(tx, { action: 'api-token-revoked', by, detail: revoked.name }, now);
    return revoked !== undefined;
  });
}

/** Expired ones are listed too, until somebody revokes them. */
export async function listTokens(db: Db): Promise<readonly ApiTokenView[]> {
  const rows = await db.selectFrom('api_tokens').selectAll().orderBy('made_at', 'desc').orderBy('id').execute();
  return rows.map(({ id, name, scopes, made_by, made_at, expires_at, last_used_at }) => ({
    id,
    name,
    scopes,
    madeBy: made_by,
    madeAt: made_at.getTime(),
    expiresAt: expires_at.getTime(),
    lastUsedAt: last_used_at?.getTime() ?? null,
  }));
}

export async function findToken(db: Db, token: string, now: Date): Promise<ApiToken | undefined> {
  const hash = hashOf(token);
  const found = await db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scopes', 'last_used_at'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) return undefined;
  const { last_used_at, ...own } = found;
  if (!last_used_at || now.getTime() - last_used_at.getTime() >= MINUTE_MS)
    await db.updateTable('api_tokens').set({ last_used_at: now }).where('token_hash', '=', hash).execute();
  return own;
}
