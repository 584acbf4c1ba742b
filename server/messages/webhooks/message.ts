import type { Db } from '../../platform/db/client.ts';
import type { WebhookEvent } from './store.ts';

/** Undefined for erased answers. Every retry sends the same text. */
export async function writeMessage(db: Db, event: WebhookEvent): Promise<string | undefined> {
  const { id, type, version, created_at, email, data } = event;
  const more = type === 'answers.submitted' ? await answersOf(db, String(data.submission)) : {};
  if (!more) return undefined;
  return JSON.stringify({ id, type, version, timestamp: created_at.toISOString(), data: { email, ...data, ...more } });
}

async function answersOf(db: Db, submission: string): Promise<object | undefined> {
  const row = await db.selectFrom('submissions').select('question_answers').where('id', '=', submission).executeTakeFirst();
  return row && { answers: row.question_answers };
}
