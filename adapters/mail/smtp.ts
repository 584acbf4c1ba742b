import { createTransport } from 'nodemailer';
import { redact } from '../redact.ts';
import { messageOf } from './message.ts';
import type { Mail, MailOutcome, MailPort } from './port.ts';

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
      const sending = transport.sendMail({ ...messageOf(mail), signal });
      return sending.then(
        (): MailOutcome => ({ ok: true }),
        (error) => outcomeOf(error, mail),
      );
    },
  };
}

function outcomeOf(error: unknown, { to, replyTo = '' }: Mail): MailOutcome {
  const { code = 'unknown', responseCode = 0, command = '', response = '' } = error as SmtpError;
  const words = redact(response, [to, replyTo]);
  const detail = `The mail server failed with ${[code, command, responseCode || ''].join(' ').trim()}.`;
  const noAddress = code === 'EENVELOPE' && responseCode === 0;
  return {
    ok: false,
    reason: noAddress || isFinal(responseCode, command, response) ? 'refused' : 'unreachable',
    detail: words ? `${detail} It said: ${words}` : detail,
  };
}

/** What nodemailer adds to its errors; their messages may hold addresses. */
type SmtpError = {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
  readonly response?: string;
};

/**
 * Only what is said of the recipient or the message can never succeed. A password, a relay that does not know us, a limit of the day and
 * a sender that is not verified are for the operator to mend, and then the mail goes; and so it is with whatever says too little.
 */
function isFinal(responseCode: number, command: string, response: string): boolean {
  if (responseCode < 500 || !/^(RCPT TO|DATA)/.test(command) || CONFIGURATION_ERRORS.test(response)) return false;
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (enhanced !== undefined) return MESSAGE_CODES.test(enhanced) && !SENDER_CODES.has(enhanced);
  return command.startsWith('RCPT TO') && RECIPIENT_CODES.has(responseCode);
}

/** Classes of RFC 3463: the recipient's address, the recipient's mailbox, what the message is made of. */
const MESSAGE_CODES = /^5\.[126]\./;
/** Among them: a sender's address that is malformed or has no such domain, and one that Exchange does not let us use. */
const SENDER_CODES: ReadonlySet<string> = new Set(['5.1.7', '5.1.8', '5.2.252']);
/** Without such a code, for the recipient: no address, nobody, nobody here, a full mailbox, no such name. */
const RECIPIENT_CODES: ReadonlySet<number> = new Set([501, 550, 551, 552, 553]);
/** Servers that look at everything only when they hear the recipient say this of us then, some under codes for recipients. */
const CONFIGURATION_ERRORS = /\bsender\b|\brelay(ing)? (access|denied|not)|\bto relay\b|authenticat/i;
