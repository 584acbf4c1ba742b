import type { TimelineEntry } from '../../../core/api/operator/person.ts';
import { agreedVersion } from '../../../core/funnel/kinds/consent.ts';
import { findConsentTexts } from '../../editions/consent-texts.ts';
import type { Db } from '../../platform/db/client.ts';
import { findMailsTo } from '../../platform/jobs/person.ts';
import { areAnswersConfirmed } from '../../visitors/submissions/confirmed.ts';
import { findCheckoutEntries, findConsentEntries, findSubscriptionEntries } from './purchase-entries.ts';

export async function readTimeline(db: Db, email: string): Promise<readonly TimelineEntry[]> {
  const entries = [
    ...(await leads(db, email)),
    ...(await answers(db, email)),
    ...(await findCheckoutEntries(db, email)),
    ...(await findConsentEntries(db, email)),
    ...(await findSubscriptionEntries(db, email)),
    ...(await mails(db, email)),
    ...(await written(db, email)),
  ];
  return entries.sort((one, other) => other.at - one.at);
}

async function leads(db: Db, email: string): Promise<TimelineEntry[]> {
  const rows = await db.selectFrom('leads').selectAll().where('email', '=', email).execute();
  return rows.map(({ created_at, source, consented_at, unsubscribed_at, confirmed_at }) => ({
    at: created_at.getTime(),
    kind: 'lead',
    source,
    marketing: consented_at !== null && unsubscribed_at === null,
    confirmed: confirmed_at !== null,
  }));
}

async function answers(db: Db, email: string): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .select(areAnswersConfirmed.as('confirmed'))
    .where('email', '=', email)
    .execute();
  const given = rows.flatMap(({ question_answers }) => question_answers);
  const texts = await findConsentTexts(db, [...new Set(given.flatMap(({ answer }) => agreedVersion(answer) ?? []))]);
  return rows.map(({ created_at, question_answers, confirmed }) => ({
    at: created_at.getTime(),
    kind: 'answers',
    answers: question_answers.map(({ question, answer }) => {
      const text = texts.get(agreedVersion(answer) ?? '');
      return { question, answer, ...(text !== undefined && { text }) };
    }),
    confirmed,
  }));
}

async function mails(db: Db, email: string): Promise<TimelineEntry[]> {
  return (await findMailsTo(db, email)).map(({ at, template, state }) => ({ at: at.getTime(), kind: 'mail', template, state }));
}

async function written(db: Db, email: string): Promise<TimelineEntry[]> {
  const messages = await db.selectFrom('contact_messages').selectAll().where('email', '=', email).execute();
  const deletions = await db.selectFrom('deletion_requests').selectAll().where('email', '=', email).execute();
  return [
    ...messages.map(
      ({ created_at, message, handled_at }): TimelineEntry => ({
        at: created_at.getTime(),
        kind: 'message',
        message,
        handledAt: handled_at?.getTime() ?? null,
      }),
    ),
    ...deletions.map(({ created_at, status }): TimelineEntry => ({ at: created_at.getTime(), kind: 'deletion', status })),
  ];
}
