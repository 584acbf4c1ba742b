import { brand } from '../../../content/brand.ts';
import { planCopy } from '../../../content/pages/plan.ts';
import { ingredientName } from '../../../content/skincare/ingredients.ts';
import { knowledge } from '../../../content/skincare/knowledge.ts';
import { programWords } from '../../../content/skincare/words/words.ts';
import type { ProgramOrder } from '../../../core/api/program.ts';
import { calendarEntries } from '../../../core/program/calendar-entries.ts';
import { calendarFile } from '../../../core/program/calendar-file.ts';
import { createProgram } from '../../../core/program/create-program.ts';
import { dateOfDay } from '../../../core/program/day-number.ts';
import { followDiary } from '../../../core/program/follow-diary.ts';
import type { Db } from '../../platform/db/client.ts';
import { hashOf, newToken } from '../../platform/token.ts';
import { findProgramOrder } from './store.ts';

/** Returns the token of the new address; the one before ends. */
export async function startCalendar(db: Db, subscriptionId: string, firstDay: string, now: Date): Promise<string> {
  const token = newToken();
  const row = { token_hash: hashOf(token), first_day: firstDay, created_at: now };
  await db
    .insertInto('program_calendars')
    .values({ subscription_id: subscriptionId, ...row })
    .onConflict((conflict) => conflict.column('subscription_id').doUpdateSet(row))
    .execute();
  return token;
}

export async function endCalendar(db: Db, subscriptionId: string): Promise<void> {
  await db.deleteFrom('program_calendars').where('subscription_id', '=', subscriptionId).execute();
}

/** Undefined for an address that ended, and where the program is not open any more. */
export async function readCalendar(db: Db, token: string, now: Date): Promise<string | undefined> {
  const address = await db
    .selectFrom('program_calendars')
    .select(['subscription_id', 'first_day'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  const order = address && (await findProgramOrder(db, address.subscription_id, now));
  return order?.open && order.answers ? fileOf(order, address?.first_day ?? '', now) : undefined;
}

function fileOf({ id, answers, diary }: ProgramOrder, firstDay: string, stamp: Date): string {
  const { program } = followDiary(createProgram(knowledge, { answers: answers ?? {} }), diary);
  const { entries: titles, hours } = planCopy.calendar;
  const [year = 0, month = 0, date = 0] = firstDay.split('-').map(Number);
  const start = new Date(year, month - 1, date).getTime();
  const entries = calendarEntries(program, {
    orderId: id,
    dateOf: (day) => dateOfDay(start, day),
    nameOf: ingredientName,
    words: programWords,
    titles,
    hours,
  });
  return calendarFile(entries, { product: brand.name, stamp });
}
