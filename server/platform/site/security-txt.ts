import { DAY_MS } from '../../../core/time.ts';
import { dataHeaders } from '../http/headers.ts';
import type { Routes } from '../http/schemas.ts';

type SecurityTxtDeps = {
  readonly publicUrl: URL;
  readonly contact: string;
  readonly policy: string | undefined;
  readonly now: () => Date;
};

/** RFC 9116 wants a day less than a year away; each answer is good for half a year. */
const GOOD_FOR_DAYS = 180;

export function securityTxt({ publicUrl, contact, policy, now }: SecurityTxtDeps): Routes {
  const headers = { ...dataHeaders(publicUrl), 'content-type': 'text/plain; charset=utf-8' };
  return async (app) => {
    app.get('/.well-known/security.txt', (_request, reply) => {
      const expires = new Date(now().getTime() + GOOD_FOR_DAYS * DAY_MS).toISOString();
      const canonical = new URL('/.well-known/security.txt', publicUrl).href;
      const lines = [`Contact: mailto:${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en', `Canonical: ${canonical}`];
      if (policy) lines.push(`Policy: ${policy}`);
      return reply.headers(headers).send(`${lines.join('\n')}\n`);
    });
  };
}
