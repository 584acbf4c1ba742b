import type { Db } from '../../platform/db/client.ts';
import type { StoredSecret } from '../../platform/db/tables/messages.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { openSecret, sealSecret, urlPlace } from './endpoint-secrets.ts';
import type { EndpointRow } from './endpoints.ts';

/** Seals with the newest key what an earlier release stored in clear, and what an older key has sealed. */
export async function sealEndpoints(db: Db, secrets: Secrets): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('url', 'is not', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const row of rows) {
      const url = resealedUrl(secrets, row);
      const signing = JSON.stringify(row.secrets.map((stored) => resealed(secrets, row.id, stored)));
      if (url === row.url && signing === JSON.stringify(row.secrets)) continue;
      await tx.updateTable('webhook_endpoints').set({ url, secrets: signing }).where('id', '=', row.id).execute();
    }
  });
}

/** The address of Slack is its secret. */
function resealedUrl(secrets: Secrets, { id, kind, url }: EndpointRow): string | null {
  if (kind !== 'slack' || url === null || secrets.isCurrent(url)) return url;
  const opened = secrets.open(urlPlace(id), url);
  return opened === undefined ? url : secrets.seal(urlPlace(id), opened);
}

function resealed(secrets: Secrets, id: string, stored: StoredSecret): StoredSecret {
  if ('sealed' in stored && secrets.isCurrent(stored.sealed)) return stored;
  const secret = openSecret(secrets, id, stored);
  return secret === undefined ? stored : sealSecret(secrets, id, secret, stored.until);
}
