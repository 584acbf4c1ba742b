import { type APIRequestContext, expect, request } from '@playwright/test';
import type { RunningServer } from '../server/testing.ts';

export async function openMailbox(server: RunningServer) {
  const entrance = /the mailbox: (\S+)/.exec(server.said.stdout)?.[1];
  if (!entrance) throw new Error('The server named no mailbox.');
  const operator = await request.newContext({ baseURL: server.url });
  await operator.get(entrance);
  return {
    /** Waits for the mail; returns its HTML. */
    async mailTo(address: string, subject: RegExp): Promise<string> {
      await expect.poll(() => find(operator, address, subject)).toBeDefined();
      const mail = await operator.get(`/sandbox/mailbox/${await find(operator, address, subject)}/html`);
      return mail.text();
    },
    close: () => operator.dispose(),
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
  const link = /(\/(?:manage|manage\/email|open|delete\/confirm|privacy\/export\/download)#[\w-]{43})/.exec(mail)?.[1];
  if (!link) throw new Error('The mail has no one-time link.');
  return link;
}
