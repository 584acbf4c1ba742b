import type { Insertable } from 'kysely';
import { DAY_MS } from '../../core/time.ts';
import type { Database } from '../../server/platform/db/schema.ts';
import { order } from './orders.ts';
import { seedPerson } from './people.ts';
import type { SeededRandom } from './random.ts';

export const DAYS = 365;
const MESSAGES = [
  'Hello, can I use the routine while I am on holiday in a very dry place?',
  'I bought the yearly plan and cannot open the app on my new phone. What should I do?',
  'Is there a way to change the e-mail address of my plan?',
  'The serum you recommend is sold out here. Is there something similar?',
  'Please tell me how to cancel, I did not find it.',
];

/** In the order of their references. */
export const TABLES = [
  'leads',
  'checkout_attempts',
  'consent_records',
  'submissions',
  'subscriptions',
  'payments',
  'declines',
  'subscription_requests',
  'contact_messages',
  'consents',
] as const satisfies readonly (keyof Database)[];

export type Rows = { [Table in (typeof TABLES)[number]]: Insertable<Database[Table]>[] };

/** The year ends at `until`. */
export function yearOf(chance: SeededRandom, until: number): Rows {
  const rows: Rows = {
    leads: [],
    checkout_attempts: [],
    consent_records: [],
    submissions: [],
    subscriptions: [],
    payments: [],
    declines: [],
    subscription_requests: [],
    contact_messages: [],
    consents: [],
  };
  let number = 0;
  for (let day = DAYS - 1; day >= 0; day--) {
    const start = until - (day + 1) * DAY_MS;
    for (let lead = leadsOn(chance, day); lead > 0; lead--) {
      const at = start + chance.roll(DAY_MS);
      const who = seedPerson(chance, ++number);
      rows.leads.push({
        email: who.email,
        visitor_id: who.visitor,
        source: chance.happens(70) ? 'keep-results' : 'checkout',
        created_at: new Date(at),
      });
      const id = chance.uuid();
      rows.consents.push({
        id,
        first_id: id,
        version: 'seed',
        text_hash: null,
        statistics: chance.happens(48),
        answers: chance.happens(31),
        ads: chance.happens(22),
        gpc: chance.happens(6),
        chosen_at: new Date(at - 10 * 60_000),
        created_at: new Date(at - 10 * 60_000),
      });
      if (!chance.happens(44)) continue;
      for (const [table, made] of Object.entries(order(chance, number, who, at + 90_000, until))) {
        (rows[table as keyof Rows] as unknown[]).push(...(made ?? []));
      }
    }
    if (chance.happens(35)) {
      const at = start + chance.roll(DAY_MS);
      const { name, email } = seedPerson(chance, ++number);
      const handled = day > 4 || chance.happens(30) ? new Date(Math.min(until, at + chance.roll(2 * DAY_MS))) : null;
      rows.contact_messages.push({
        id: chance.uuid(),
        name,
        email,
        message: chance.pick(MESSAGES),
        created_at: new Date(at),
        handled_at: handled,
      });
    }
  }
  return rows;
}

/** More leads towards today and on weekends, with some variation. */
function leadsOn({ roll }: SeededRandom, daysAgo: number): number {
  const grown = 4 + 8 * (1 - daysAgo / DAYS);
  const weekend = daysAgo % 7 < 2 ? 1.4 : 1;
  return Math.round(grown * weekend * (0.6 + roll(80) / 100));
}
