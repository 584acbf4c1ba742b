import { createTransport } from 'nodemailer';
import { messageOf } from './message.ts';
import type { MailOutcome, MailPort } from './port.ts';

export type SmtpSettings = {
  /** `smtp://user:password@host:587` or `smtps://…`; nodemailer's options may follow, as in `?requireTLS=true`. */
  readonly url: string;
  /** For each step, in milliseconds. */
  readonly timeoutMs?: number;
};

const STEP_TIMEOUT_MS = 8000;

/** Hands mails to an SMTP server. Connections are not kept: mails are few, and an idle one is cut by somebody in between. */
export function smtpMail({ url, timeoutMs = STEP_TIMEOUT_MS }: SmtpSettings): MailPort {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs, dnsTimeout: timeoutMs };
  const transport = createTransport({ url, ...timeouts });
  return {
    async send(mail) {
      const signal = AbortSignal.timeout(2 * timeoutMs); // for a server that sends a byte now and then
      return transport.sendMail({ ...messageOf(mail), signal }).then((): MailOutcome => ({ ok: true }), outcomeOf);
    },
  };
}

/** Only what is said about the recipient or the message is final: a wrong password or sender is mended by us, and then it goes. */
function outcomeOf(error: unknown): MailOutcome {
  const { code = 'unknown', responseCode = 0, command = '' } = error as SmtpError;
  const final = responseCode >= 500 && /^(RCPT TO|DATA)/.test(command);
  const detail = `The mail server failed with ${[code, command, responseCode || ''].join(' ').trim()}.`;
  return { ok: false, reason: final || (code === 'EENVELOPE' && responseCode === 0) ? 'refused' : 'unreachable', detail };
}

/** What nodemailer adds to its errors; their messages may hold addresses. */
type SmtpError = { readonly code?: string; readonly responseCode?: number; readonly command?: string };
