import type { TestableConnection } from '../integration.ts';

export type Mail = {
  /** A retry has the same key and so the same `Message-ID`. */
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly returnTo?: string;
};

/** `refused` is final for this address; `unreachable` may be retried. `detail` holds no address. */
export type MailOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'unreachable' | 'refused';
      readonly detail: string;
      readonly recipientUnknown?: boolean;
    };

/** Each call resolves within 20 seconds. */
export type MailPort = TestableConnection & { send(mail: Mail): Promise<MailOutcome> };
