/** One message, written out. */
export type Mail = {
  /** Names the occasion: a mail that is sent again after a crash has the same `Message-ID`, by which it can be recognised. */
  readonly key: string;
  /** `name@example.com`, or `Name <name@example.com>`. */
  readonly from: string;
  /** One address. */
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * `unreachable`: not now, or not before we have mended something; the same mail may be sent again. `refused`: never, or not to this address. `detail` is for the log: it
 * holds no address.
 */
export type MailOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unreachable' | 'refused'; readonly detail: string };

/** Who takes mails from us. Resolves within 20 seconds, whatever happens. */
export type MailPort = { send(mail: Mail): Promise<MailOutcome> };
