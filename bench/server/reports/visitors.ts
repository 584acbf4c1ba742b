import { sql } from 'kysely';
import type { Db } from '../../../server/platform/db/client.ts';

const EVENTS_EACH = 40;
const BATCH_SIZE = 20_000;

/** Over the year until then, half of them without a device id. A fifth leaves an address. Returns how many events they are. */
export async function seedVisitors(tx: Db, visitors: number, until: string): Promise<number> {
  const at = sql`${until}::timestamptz - ((${visitors}::int - n) * 365.0 / ${visitors}::int) * interval '1 day'`;
  for (let first = 1; first <= visitors; first += BATCH_SIZE) {
    const some = sql`generate_series(${first}::int, ${Math.min(first + BATCH_SIZE - 1, visitors)}::int) n`;
    await sql`
      insert into events (id, received_at, at, name, device_id, session_id, properties, source, device, browser, country, visit)
      select gen_random_uuid(), ${at} + k * interval '4 seconds', ${at} + k * interval '4 seconds',
        case k % 2 when 0 then 'stage_viewed' else 'question_answered' end, case n % 2 when 0 then 'device-' || n end, n,
        jsonb_build_object('stage', 'question-' || k, 'option', 'option-' || n % 5, 'seconds', k % 30), (array['tiktok', 'google', 'instagram', 'direct'])[1 + n % 4],
        'phone', 'none', (array['US', 'GB', 'DE', 'FR'])[1 + n % 4], case k when 0 then '{"arrival": true}'::jsonb end
      from ${some}, generate_series(0, ${EVENTS_EACH - 1}::int) k order by n, k`.execute(tx);
    await sql`
      insert into consents (id, first_id, version, statistics, answers, ads, gpc, chosen_at, created_at)
      select id, id, '1', n % 2 = 0, n % 3 = 0, n % 5 = 0, n % 17 = 0, ${at}, ${at} from (select gen_random_uuid() as id, n from ${some}) c`.execute(
      tx,
    );
    await sql`
      insert into leads (email, visitor_id, source, created_at)
      select n || '@example.com', 'v' || n, 'keep-results', ${at} from ${some} where n % 5 = 0`.execute(tx);
  }
  return visitors * EVENTS_EACH;
}
