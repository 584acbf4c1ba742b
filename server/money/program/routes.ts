import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { manageRefusals } from '../../../content/pages/manage.ts';
import { planCopy } from '../../../content/pages/plan.ts';
import {
  CalendarAddressRequest,
  type CalendarAddressResponse,
  CalendarEndRequest,
  DiaryRequest,
  type DiaryResponse,
  PlanKeyRequest,
  type ProgramResponse,
  WeeklyMailRequest,
  WorkbookRequest,
} from '../../../core/api/program.ts';
import type { Db } from '../../platform/db/client.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { signedInEmail } from '../manage/session.ts';
import { openedPlans, setOrderCookie } from '../order-keys/order-keys.ts';
import { endCalendar, readCalendar, startCalendar } from './calendars.ts';
import { openPlan } from './plan-links.ts';
import { findProgramOfBuyer, findProgramOfOrders, saveDiary } from './store.ts';
import { endWeeklyMail, startWeeklyMail } from './weekly-mails.ts';
import { findWorkbook, openWorkbook, type WorkbookOwner } from './workbook.ts';

type ProgramDeps = { readonly db: Db; readonly now: () => Date };

/** A year of ticks comes to less. */
const MAX_BYTES = 128 * 1024;

export function programRoutes({ db, now }: ProgramDeps): Routes {
  return async (app) => {
    app.get('/program', { config: { rateLimit: { max: 60 } } }, async (request): Promise<ProgramResponse> => {
      const { email, order } = await ownOrder(request);
      const workbook = await findWorkbook(db, await ownerOf(request, email), now());
      return { known: email !== undefined || order !== null || workbook !== undefined, order, ...(workbook && { workbook }) };
    });

    const workbook = { config: { rateLimit: { max: 20 } }, schema: { body: WorkbookRequest } };
    app.post('/program/workbook', workbook, async (request, reply) => {
      const owner = await ownerOf(request, await signedInEmail(db, request, now()));
      const opened = await openWorkbook(db, owner, request.body.orderId, now());
      return opened ? { success: true } : refuse(reply, 'signed_out', manageRefusals.unknown);
    });

    app.post(
      '/program/diary',
      { bodyLimit: MAX_BYTES, config: { rateLimit: { max: 60 } }, schema: { body: DiaryRequest } },
      async (request, reply): Promise<DiaryResponse | FastifyReply> => {
        const own = await ownedId(request, request.body.orderId);
        if (own === undefined) return refuse(reply, 'signed_out', manageRefusals.unknown);
        return { diary: await saveDiary(db, own, request.body.diary, now()) };
      },
    );

    const start = { config: { rateLimit: { max: 20 } }, schema: { body: CalendarAddressRequest } };
    app.post('/program/calendar', start, async (request, reply): Promise<CalendarAddressResponse | FastifyReply> => {
      const own = await signedInOwner(request, request.body.orderId);
      if (own === undefined) return refuse(reply, 'signed_out', planCopy.calendar.address.signIn);
      return { path: `/api/program/calendars/${await startCalendar(db, own, request.body.firstDay, now())}.ics` };
    });

    const end = { config: { rateLimit: { max: 20 } }, schema: { body: CalendarEndRequest } };
    app.post('/program/calendar/end', end, async (request, reply) => {
      const own = await ownedId(request, request.body.orderId);
      if (own === undefined) return refuse(reply, 'signed_out', manageRefusals.unknown);
      await endCalendar(db, own);
      return { success: true };
    });

    const open = { config: { rateLimit: { max: 20 } }, schema: { body: PlanKeyRequest } };
    app.post('/program/keys', open, async (request, reply) => {
      const key = await openPlan(db, request, request.body.token, now());
      if (key === undefined) return refuse(reply, 'not_found', planCopy.link.refused);
      setOrderCookie(reply, key);
      return { success: true };
    });

    const mails = { config: { rateLimit: { max: 20 } }, schema: { body: WeeklyMailRequest } };
    app.post('/program/mails', mails, async (request, reply) => {
      const { orderId, weekly } = request.body;
      const { order } = await ownOrder(request);
      if (order?.id !== orderId) return refuse(reply, 'signed_out', manageRefusals.unknown);
      await (weekly ? startWeeklyMail(db, order, now()) : endWeeklyMail(db, order.id));
      return { success: true };
    });

    const read = {
      config: { rateLimit: { max: 60 } },
      schema: { params: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) }) },
    };
    app.get('/program/calendars/:file', read, async ({ params }, reply) => {
      const calendar = await readCalendar(db, params.file.slice(0, -4), now());
      if (calendar === undefined) return refuse(reply, 'not_found', planCopy.calendar.address.gone);
      return reply.type('text/calendar; charset=utf-8').header('cache-control', 'no-store').send(calendar);
    });
  };

  async function ownerOf(request: FastifyRequest, email: string | undefined): Promise<WorkbookOwner> {
    return { email, attempts: await openedPlans(db, request, now()) };
  }

  /** Undefined where the order is not the asker's. */
  async function ownedId(request: FastifyRequest, orderId: string): Promise<string | undefined> {
    const { order } = await ownOrder(request);
    return order?.id === orderId ? order.id : undefined;
  }

  /** An address lives on when the browser that made it no longer opens the order, so a browser that is not signed in makes none. */
  async function signedInOwner(request: FastifyRequest, orderId: string): Promise<string | undefined> {
    const email = await signedInEmail(db, request, now());
    const order = email === undefined ? null : await findProgramOfBuyer(db, email, now());
    return order?.id === orderId ? order.id : undefined;
  }

  async function ownOrder(request: FastifyRequest) {
    const email = await signedInEmail(db, request, now());
    const ofBuyer = email === undefined ? null : await findProgramOfBuyer(db, email, now());
    return { email, order: ofBuyer ?? (await findProgramOfOrders(db, await openedPlans(db, request, now()), now())) };
  }
}
