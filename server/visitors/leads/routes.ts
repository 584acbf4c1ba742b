import { keepResultsCopy } from '../../../content/pages/keep-results.ts';
import { ConfirmationRequest, type ConfirmationResponse, LeadRequest, type LeadResponse } from '../../../core/api/leads.ts';
import type { Db } from '../../platform/db/client.ts';
import { furtherFunnelId } from '../../platform/further-funnels.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { deviceOf, ensureVisitor, visitorOf } from '../../platform/http/visitor.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { confirmConsent } from './confirm-consent.ts';
import { confirmAddress, hasConfirmedAddress } from './confirmed-address.ts';
import { awaitsConfirmation, type NewLead, saveLead, saveNewLead } from './store.ts';

/** The links that are mailed to confirm an address. */
export type ConfirmationLinks = {
  /** The address of a link that was not used before. */
  readonly consume: (tx: Db, token: string, now: Date) => Promise<string | undefined>;
  readonly isUsed: (db: Db, token: string) => Promise<boolean>;
};

type LeadDeps = {
  readonly db: Db;
  readonly queue: Queue;
  readonly links: ConfirmationLinks;
  /** 0: no reminder. */
  readonly abandonedQuizHours: number;
  readonly now: () => Date;
};

const { marketing: marketingCopy } = keepResultsCopy;

/** Each request may send a mail to another person's address. */
const LIMIT = { rateLimit: { max: 60 } };

export function leadRoutes({ db, queue, links, abandonedQuizHours, now }: LeadDeps): Routes {
  /** Without a mail a consent stays unconfirmed, and counts for nothing. */
  async function storeConsenting(lead: NewLead, confirmed: boolean, countKeys: readonly string[] | undefined): Promise<void> {
    const { email } = lead;
    await db.transaction().execute(async (tx) => {
      await saveLead(tx, queue, { ...lead, marketing: { ...marketingCopy, at: now(), confirmed } });
      if (confirmed) await confirmConsent(tx, queue, { email, abandonedQuizHours });
      else if (countKeys && (await awaitsConfirmation(tx, email)))
        await queue.add(tx, 'account-link', { purpose: 'marketing', email, countKeys });
    });
  }

  return async (app) => {
    app.post('/addUserToMailchimp', { config: LIMIT, schema: { body: LeadRequest } }, async (request): Promise<LeadResponse> => {
      const { email, marketing: version, funnel } = request.body;
      const visitorId = visitorOf(request);
      const lead = {
        email,
        visitorId,
        deviceId: deviceOf(request),
        source: 'keep-results',
        edition: app.editionOf(request),
        funnel: furtherFunnelId(funnel),
      } as const;
      // A consent to an older wording is ignored.
      if (version === marketingCopy.version) {
        const confirmed = await hasConfirmedAddress(db, visitorId, email);
        await storeConsenting(lead, confirmed, confirmed ? undefined : await app.mails.take(request));
      } else if (!(await saveNewLead(db, queue, lead))) await db.transaction().execute((tx) => saveLead(tx, queue, lead));
      return { success: true, message: 'Your results are kept.' };
    });

    const schema = { body: ConfirmationRequest };
    app.post('/marketing-confirmations', { config: LIMIT, schema }, async (request, reply) => {
      const { token } = request.body;
      const confirmed = await db.transaction().execute(async (tx) => {
        const email = await links.consume(tx, token, now());
        if (email === undefined) return false;
        await confirmAddress(tx, ensureVisitor(request, reply), email);
        await confirmConsent(tx, queue, { email, abandonedQuizHours });
        return true;
      });
      if (!confirmed && !(await links.isUsed(db, token)))
        return refuse(reply, 'not_found', 'This link is more than a week old, or it was never sent.');
      return { outcome: confirmed ? 'confirmed' : 'used' } satisfies ConfirmationResponse;
    });
  };
}
