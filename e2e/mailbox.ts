import { type APIRequestContext, test as base, expect, request } from '@playwright/test';

export type Mailbox = ReturnType<typeof mailboxOf>;
export type Provider = ReturnType<typeof providerOf>;

/** Of the server that all tests share. */
export const test = base.extend<{ operator: APIRequestContext; mailbox: Mailbox; provider: Provider }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  operator: async ({}, use) => {
    // The configuration finds it in what the server prints.
    const entrance = new URL(process.env.E2E_MAILBOX ?? '');
    const operator = await request.newContext({ baseURL: entrance.origin });
    await operator.get(entrance.href);
    await use(operator);
    await operator.dispose();
  },
  mailbox: ({ operator }, use) => use(mailboxOf(operator)),
  provider: ({ operator }, use) => use(providerOf(operator)),
});

/** The sandbox that stands for the payment provider. */
function providerOf(operator: APIRequestContext) {
  return {
    /** A month passes on the clock of the subscription, and its renewal is paid. */
    async renew(address: string): Promise<void> {
      const panel = await (await operator.get('/sandbox/panel')).text();
      const forms = panel.split('<form method="post" action="').slice(1);
      const [action] = forms.find((form) => form.includes(`aria-label="${address}"`))?.split('"') ?? [];
      if (!action) throw new Error(`The sandbox has no subscription of ${address}.`);
      expect((await operator.post(action, { form: { action: 'renew' } })).ok()).toBe(true);
    },
  };
}

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
