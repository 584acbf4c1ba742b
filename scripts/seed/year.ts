import { DAY_MS } from '../../core/time.ts';
import { order } from './orders.ts';
import { seedPerson } from './people.ts';
import type { SeededRandom } from './random.ts';
import type { Rows } from './rows.ts';

export const YEAR_DAYS = 365;
const MESSAGES = [
  'Hello, can I use the routine while I am on holiday in a very dry place?',
  'I bought the yearly plan and cannot open the app on my new phone. What should I do?',
  'Is there a way to change the e-mail address of my plan?',
  'The serum you recommend is sold out here. Is there something similar?',
  'Please tell me how to cancel, I did not find it.',
];

/** The last `days` of a year of growth. */
export function yearOf(random: SeededRandom, until: number, days = YEAR_DAYS): Rows {
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
  for (let day = days - 1; day >= 0; day--) {
    const start = until - (day + 1) * DAY_MS;
    for (let lead = leadsOn(random, day); lead > 0; lead--) {
      const at = start + random.roll(DAY_MS);
      const who = seedPerson(random, ++number);
      rows.leads.push({
        email: who.email,
        visitor_id: who.visitor,
        source: random.happens(70) ? 'keep-results' : 'checkout',
        created_at: new Date(at),
      });
      const id = random.uuid();
      rows.consents.push({
        id,
        first_id: id,
        version: 'seed',
        text_hash: null,
        statistics: random.happens(48),
        answers: random.happens(31),
        ads: random.happens(22),
        gpc: random.happens(6),
        chosen_at: new Date(at - 10 * 60_000),
        created_at: new Date(at - 10 * 60_000),
      });
      if (!random.happens(44)) continue;
      for (const [table, made] of Object.entries(order(random, number, who, at + 90_000, until))) {
        (rows[table as keyof Rows] as unknown[]).push(...(made ?? []));
      }
    }
    if (random.happens(35)) {
      const at = start + random.roll(DAY_MS);
      const { name, email } = seedPerson(random, ++number);
      const handled = day > 4 || random.happens(30) ? new Date(Math.min(until, at + random.roll(2 * DAY_MS))) : null;
      rows.contact_messages.push({
        id: random.uuid(),
        name,
        email,
        message: random.pick(MESSAGES),
        created_at: new Date(at),
        handled_at: handled,
      });
    }
  }
  return rows;
}

function leadsOn({ roll }: SeededRandom, daysAgo: number): number {
  const grown = 4 + 8 * (1 - daysAgo / YEAR_DAYS);
  const weekend = daysAgo % 7 < 2 ? 1.4 : 1;
  return Math.round(grown * weekend * (0.6 + roll(80) / 100));
}
