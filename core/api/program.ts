import { z } from 'zod';
import type { Answers } from '../funnel/answers.ts';
import { type Diary, feelings, keepings, MAX_CHECK_INS, MAX_EARLIER_ANSWERS, MAX_MOVES, MAX_TICKS } from '../program/diary.ts';
import { productKinds } from '../program/program.ts';

/** The order whose program is shown: of those that a buyer has, the newest that opens something. Times are epoch milliseconds. */
export type ProgramOrder = {
  readonly id: string;
  readonly planId: string;
  readonly startedAt: number;
  /** Whether what was bought is open now, and until when that is paid. */
  readonly open: boolean;
  readonly until: number | null;
  readonly renews: boolean;
  /** Null where they were erased, or never came. */
  readonly answers: Answers | null;
  readonly diary: Diary;
  /** A private address of its calendar is in use. */
  readonly hasAddress: boolean;
  /** A mail about each week is wanted. */
  readonly hasWeeklyMail: boolean;
};

/** `GET /api/program`. Without a buyer the page asks for a sign-in. */
export type ProgramResponse = {
  readonly known: boolean;
  readonly order: ProgramOrder | null;
  /** The workbook that the buyer took beside the plan; missing without one, and once it is open no more. */
  readonly workbook?: Workbook;
};

/** Until it is opened it can be given back. */
export type Workbook = { readonly orderId: string; readonly opened: boolean };

/** `POST /api/program/workbook`: its buyer opens it. */
export const WorkbookRequest = z.strictObject({ orderId: z.string().max(200) });

const time = z.int().min(-8.64e15).max(8.64e15);
const tick = z.string().regex(new RegExp(`^[1-9]\\d{0,3}-(?:morning|evening)-(?:${productKinds.join('|')})$`));
const answer = z.strictObject({
  at: time.min(0),
  felt: z.array(z.enum(feelings)).min(1).max(feelings.length),
  kept: z.enum(keepings),
});
const checkIn = answer.extend({ earlier: z.array(answer).max(MAX_EARLIER_ANSWERS).exactOptional() });
const move = z.strictObject({ at: time.min(0), to: z.int().min(1).max(9999) });

/** `POST /api/program/diary`: what a device has noted; the answer is that together with what others have. */
export const DiaryRequest = z.strictObject({
  orderId: z.string().max(200),
  diary: z.strictObject({
    ticks: z.record(tick, time).refine((ticks) => Object.keys(ticks).length <= MAX_TICKS),
    checkIns: z
      .record(z.string().regex(/^[1-9]\d{0,2}$/), checkIn)
      .refine((checkIns) => Object.keys(checkIns).length <= MAX_CHECK_INS),
    /** Missing from pages of an earlier release. */
    moves: z
      .record(z.string().regex(/^[1-9]\d{0,3}-[a-z][a-z0-9-]{0,39}$/), move)
      .refine((moves) => Object.keys(moves).length <= MAX_MOVES)
      .default({}),
  }),
});
export type DiaryResponse = { readonly diary: Diary };

/** `POST /api/program/calendar` makes a private address, and ends the one before. `firstDay`: the day of the purchase where the buyer lives. */
export const CalendarAddressRequest = z.strictObject({ orderId: z.string().max(200), firstDay: z.iso.date() });
export type CalendarAddressResponse = { readonly path: string };

/** `POST /api/program/keys`: the token of a mail opens its plan in this browser, for a while. */
export const PlanKeyRequest = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });

/** `POST /api/program/mails` */
export const WeeklyMailRequest = z.strictObject({ orderId: z.string().max(200), weekly: z.boolean() });

export const CalendarEndRequest = z.strictObject({ orderId: z.string().max(200) });
