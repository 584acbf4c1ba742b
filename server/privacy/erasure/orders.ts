import { sql } from 'kysely';
import type { QuestionAnswer } from '../../../core/funnel/answer-export.ts';
import { agreedVersion } from '../../../core/funnel/kinds/consent.ts';
import { findConsentTexts } from '../../editions/consent-texts.ts';
import { countRemovedCheckouts } from '../../money/checkout-attempts/removed-counts.ts';
import { ERASED_VISITOR } from '../../money/checkout-attempts/store.ts';
import { jsonContainsText } from '../../platform/db/json.ts';
import { aliasOf, isOneOf, type Person } from './person.ts';
import { jsonReplaced, type PersonalTable, readRows, rows } from './rows.ts';

/** Paid attempts stay without the person, for their consents and invoices. */
export const attempts: PersonalTable = {
  read: (db, person) =>
    readRows(db, 'checkout_attempts', sql`${isOneOf('t.id', [...person.paid, ...person.unpaid])}`, [
      'digest',
      'session_url',
      'visitor_id',
    ]),
  async erase(tx, { email, paid, unpaid, alias }) {
    await countRemovedCheckouts(tx, unpaid);
    await tx.deleteFrom('checkout_attempts').where(isOneOf('id', unpaid)).execute();
    await tx
      .updateTable('checkout_attempts')
      .set({ email: alias, visitor_id: ERASED_VISITOR, digest: '', session_id: null, session_url: null, attribution: null })
      .where(isOneOf('id', paid))
      .execute();
    // The attempt follows a subscription that moved to another address.
    await sql`
      update checkout_attempts a set email = s.email from subscriptions s
      where s.attempt_id = a.id and a.email = ${email}`.execute(tx);
  },
};

/** Of paid orders the digests of the mailbox and of the card stay, which say nothing of either. */
export const marks: PersonalTable = {
  read: (db, { paid, unpaid }) => readRows(db, 'buyer_marks', isOneOf('t.attempt_id', [...paid, ...unpaid]), ['mark']),
  erase: (tx, { paid, unpaid }) =>
    tx
      .deleteFrom('buyer_marks')
      .where((row) =>
        row.or([isOneOf('attempt_id', unpaid), row.and([isOneOf('attempt_id', paid), row('kind', '=', 'network')])]),
      )
      .execute(),
};

/** Consents to what was never bought prove nothing. */
export const consents: PersonalTable = {
  read: (db, { paid, unpaid }) => readRows(db, 'consent_records', isOneOf('t.attempt_id', [...paid, ...unpaid])),
  erase: (tx, { unpaid }) => tx.deleteFrom('consent_records').where(isOneOf('attempt_id', unpaid)).execute(),
};

export const subscriptions: PersonalTable = {
  read: (db, person) => readRows(db, 'subscriptions', isOneOf('t.id', person.subscriptions)),
  erase: (tx, { email, alias }) =>
    tx.updateTable('subscriptions').set({ email: alias, activated_at: null }).where('email', '=', email).execute(),
};

/** Invoices name no person; only the provider's page does. */
export const payments: PersonalTable = {
  read: (db, person) => readRows(db, 'payments', isOneOf('t.subscription_id', person.subscriptions)),
  erase: (tx, { subscriptions }) =>
    tx
      .updateTable('payments')
      .set({ card_kind: null, card_country: null })
      .where(isOneOf('subscription_id', subscriptions))
      .execute(),
};

/** Cancellations and withdrawals stay as proof, without their message. */
export const requests: PersonalTable = {
  async read(db, person) {
    const found = await readRows(db, 'subscription_requests', requested(person));
    return found.map((row) => (isOwnRequest(row, person) ? row : withoutOthers(row, person)));
  },
  async erase(tx, { subscriptions, email, alias }) {
    await tx
      .deleteFrom('subscription_requests')
      .where(isOneOf('subscription_id', subscriptions))
      .where('kind', '=', 'email-change')
      .execute();
    await sql`update subscription_requests set detail = detail - 'note' where ${isOneOf('subscription_id', subscriptions)}`.execute(
      tx,
    );
    await sql`
      update subscription_requests set detail = ${jsonReplaced('detail', { [email]: alias })}::jsonb
      where ${jsonContainsText('detail', [email])}`.execute(tx);
  },
};

function isOwnRequest(row: object, { subscriptions }: Person): boolean {
  return 'subscription_id' in row && subscriptions.some((id) => id === row.subscription_id);
}

/** Of an order that moved away: that it did, and not where to. */
function withoutOthers(row: object, { email }: Person): object {
  const detail = 'detail' in row ? Object.entries(row.detail as object).filter(([, value]) => value === email) : [];
  return { ...row, detail: Object.fromEntries(detail) };
}

function requested({ subscriptions, email }: Person) {
  return sql<boolean>`(${isOneOf('t.subscription_id', subscriptions)} or ${jsonContainsText('t.detail', [email])})`;
}

const stored = rows('submissions', ({ answers }) => isOneOf('t.idempotency_key', answers), ['visitor_id']);

/** A consent names the version that was agreed to: the copy tells its text too. */
export const submissions: PersonalTable = {
  ...stored,
  async read(db, person) {
    const found = await stored.read(db, person);
    const versions = found.map((row) => versionsIn(row));
    const texts = await findConsentTexts(db, [...new Set(versions.flat())]);
    return found.map((row, at) => {
      const agreed = (versions[at] ?? []).flatMap((version) => {
        const text = texts.get(version);
        return text === undefined ? [] : [{ version, text }];
      });
      return agreed.length === 0 ? row : { ...row, agreed_to: agreed };
    });
  },
};

function versionsIn(row: object): readonly string[] {
  const answers = 'question_answers' in row ? (row.question_answers as readonly QuestionAnswer[]) : [];
  return answers.flatMap(({ answer }) => agreedVersion(answer) ?? []);
}

/** A real provider keeps invoices by law; the sandbox moves no money, so it forgets address and name at once. */
export function forgottenBySandbox(table: 'sandbox_objects' | 'sandbox_requests', column: 'data' | 'body'): PersonalTable {
  return {
    read: (db, { email }) => readRows(db, table, jsonContainsText(`t.${column}`, [email])),
    async erase(tx, { email }) {
      const customers = await sql<{ id: string; name: string | null }>`
        select id, data ->> 'name' as name from sandbox_objects
        where type = 'customer' and data ->> 'email' = any(array[${email}, ${aliasOf(email)}]::text[])`.execute(tx);
      const names = customers.rows.flatMap(({ name }) => (name && name !== ERASED_NAME ? name : []));
      const forgotten = Object.fromEntries([[email, aliasOf(email)], ...names.map((name) => [name, ERASED_NAME])]);
      const ids = customers.rows.map(({ id }) => id);
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${jsonReplaced(column, forgotten)}::jsonb
        where ${jsonContainsText(column, [email, ...ids])}`.execute(tx);
    },
  };
}

const ERASED_NAME = 'Erased';
