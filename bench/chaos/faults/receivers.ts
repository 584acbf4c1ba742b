import { seededRandom } from '../../../core/seeded-random.ts';
import type { ReceiverHealth } from './failure-mode.ts';
import { httpReceiver } from './http-receiver.ts';
import { mailReceiver } from './mail-receiver.ts';

export type Receivers = Awaited<ReturnType<typeof openReceivers>>;

export async function openReceivers(seed: number, health: ReceiverHealth) {
  const [app, hooks, list] = await Promise.all([1, 2, 3].map((number) => httpReceiver(health, seededRandom(seed + number))));
  if (!app || !hooks || !list) throw new Error('There are three receivers.');
  const mail = await mailReceiver(health, seededRandom(seed + 4));
  const all = [app, hooks, list, mail];
  return {
    app,
    hooks,
    list,
    mail,
    environment: {
      APP_BACKEND_URL: app.url.href,
      APP_BACKEND_USER: 'funnel',
      APP_BACKEND_PASSWORD: 'secret',
      WEBHOOK_URL: hooks.url.href,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
      MAILCHIMP_API_KEY: `${'0'.repeat(32)}-us1`,
      MAILCHIMP_LIST_ID: 'list',
      MAILCHIMP_URL: list.url.href,
      SMTP_URL: mail.url.href,
    },
    close: () => Promise.all(all.map((receiver) => receiver.close())),
  };
}
