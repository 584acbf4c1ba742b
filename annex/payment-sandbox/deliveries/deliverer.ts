import type { Db } from '../../../server/platform/db/client.ts';
import { seconds } from '../objects/ids.ts';
import { signatureHeader } from './signature.ts';
import { type EventDelivery, markDelivered, nextDelivery, postpone } from './store.ts';

const MAX_WAIT_MS = 60 * 60 * 1000;
const TIMEOUT_MS = 10_000;

export type Deliverer = {
  /** Resolves when no delivery is due. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
};

type DelivererOptions = {
  readonly db: Db;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  readonly now: () => Date;
  /** Called when the database fails; failed requests are only retried. */
  readonly onError: (error: unknown) => void;
};

/** Retries each event until the webhook accepts it, also after a restart. */
export function startDeliverer({ db, webhookUrl, webhookSecret, now, onError }: DelivererOptions): Deliverer {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  function deliver(): Promise<void> {
    running = running.then(drain).catch((error) => {
      onError(error);
      again(MAX_WAIT_MS / 60);
    });
    return running;
  }

  async function drain(): Promise<void> {
    while (!stopped) {
      const delivery = await nextDelivery(db);
      if (!delivery) return;
      const waitMs = delivery.nextAt.getTime() - now().getTime();
      if (waitMs > 0) return again(waitMs);
      await attempt(delivery);
    }
  }

  async function attempt(delivery: EventDelivery): Promise<void> {
    const status = await answerTo(JSON.stringify(delivery.event));
    if (status !== undefined && 200 <= status && status < 300) return markDelivered(db, delivery, status, now());
    await postpone(db, delivery, status, new Date(now().getTime() + backoffMs(delivery.attempts)));
  }

  /** Undefined without a response. */
  async function answerTo(body: string): Promise<number | undefined> {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureHeader(body, webhookSecret, seconds(now())),
    };
    const options = { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) };
    return fetch(webhookUrl, options).then(
      (response) => response.status,
      () => undefined,
    );
  }

  function again(waitMs: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(deliver, waitMs).unref();
  }

  deliver();
  return {
    deliver,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** 1 s, 2 s, 4 s, … up to an hour. */
export function backoffMs(attempts: number): number {
  return Math.min(MAX_WAIT_MS, 1000 * 2 ** attempts);
}
