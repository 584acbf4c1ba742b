import { type APIRequestContext, test as base, expect, request } from '@playwright/test';

export type Mailbox = ReturnType<typeof mailboxOf>;

/** Of the server that all tests share. */
export const test = base.extend<{ mailbox: Mailbox }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  mailbox: async ({}, use) => {
    // The configuration finds it in what the server prints.
    const entrance = new URL(process.env.E2E_MAILBOX ?? '');
    const operator = await request.newContext({ baseURL: entrance.origin });
    await operator.get(entrance.href);
    await use(mailboxOf(operator));
    await operator.dispose();
  },
});

function mailboxOf(operator: APIRequestContext) {
  return {
    /** Waits for the mail; returns its HTML. */
    async mailTo(address: string, subject: RegExp): Promise<string> {
      await expect.poll(() => find(operator, address, subject)).toBeDefined();
      const mail = await operator.get(`/sandbox/mailbox/${await find(operator, address, subject)}/html`);
      return mail.text();
    },
  };
}

async function find(operator: APIRequestContext, address: string, subject: RegExp): Promise<string | undefined> {
  const list = await (await operator.get('/sandbox/mailbox')).text();
  const mails = list.split('<li>').slice(1);
  const found = mails.find(
    (mail) => mail.includes(`To ${address}<`) && subject.test(/<strong>(.*?)<\/strong>/.exec(mail)?.[1] ?? ''),
  );
  return /\/sandbox\/mailbox\/([\w-]+)"/.exec(found ?? '')?.[1];
}

export function linkIn(mail: string): string {
  const link =
    /(\/(?:manage|manage\/email|manage\/email\/undo|open|delete\/confirm|privacy\/export\/download|plan)#[\w-]{43})/.exec(
      mail,
    )?.[1];
  if (!link) throw new Error('The mail has no one-time link.');
  return link;
}
