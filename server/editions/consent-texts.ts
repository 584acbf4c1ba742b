import { sql } from 'kysely';
import { consentText } from '../../core/editions/consent-version.ts';
import type { Draft } from '../../core/editions/draft.ts';
import type { Db } from '../platform/db/client.ts';

/** Keeps what an edition asks visitors to agree to for as long as somebody may have to show it: editions are cleared. */
export async function keepConsentTexts(tx: Db, edition: string, at: Date): Promise<void> {
  const found = await tx
    .selectFrom('editions')
    .select(sql<Draft['lists']>`draft->'lists'`.as('lists'))
    .where('id', '=', edition)
    .executeTakeFirst();
  const added = Object.values(found?.lists ?? {}).flatMap(({ add }) => add.map(({ member }) => member));
  const texts = added.flatMap((member) =>
    'kind' in member && member.kind === 'consent'
      ? [{ version: member.version, text: consentText(member), published_at: at }]
      : [],
  );
  if (texts.length === 0) return;
  await tx
    .insertInto('consent_texts')
    .values(texts)
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}

/** By version; those of the code are not among them. */
export async function findConsentTexts(db: Db, versions: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (versions.length === 0) return new Map();
  const rows = await db.selectFrom('consent_texts').select(['version', 'text']).where('version', 'in', versions).execute();
  return new Map(rows.map(({ version, text }) => [version, text]));
}
