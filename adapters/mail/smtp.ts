import { createTransport } from 'nodemailer';
import { redact } from '../redact.ts';
import { messageOf } from './message.ts';
import type { Mail, MailOutcome, MailPort } from './port.ts';

type SmtpSettings = {
  /** `smtp://user:password@host:587` or `smtps://…`, with nodemailer's options as query parameters. */
  readonly url: string;
  readonly timeoutMs?: number;
};

const STEP_TIMEOUT_MS = 8000;

/** Connections are not pooled: mails are few, and firewalls drop idle connections. */
export function smtpMail({ url, timeoutMs = STEP_TIMEOUT_MS }: SmtpSettings): MailPort {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs, dnsTimeout: timeoutMs };
  const transport = createTransport({ url, ...timeouts });
  return {
    async try() {
      const refused = await transport.verify().then(() => undefined, failureOf);
      return refused === undefined
        ? { ok: true, detail: 'The mail server takes the connection and the password.' }
        : { ok: false, detail: refused };
    },
    async send(mail) {
      const signal = AbortSignal.timeout(2 * timeoutMs); // limits a server that sends a byte now and then
      const sending = transport.sendMail({ ...messageOf(mail), signal });
      return sending.then(
        (): MailOutcome => ({ ok: true }),
        (error) => outcomeOf(error, mail),
      );
    },
  };
}

function outcomeOf(error: unknown, { to, replyTo = '' }: Mail): MailOutcome {
  const { code, responseCode = 0, command = '', response = '' } = error as SmtpError;
  const words = redact(response, [to, replyTo]);
  const detail = failureOf(error);
  const noAddress = code === 'EENVELOPE' && responseCode === 0;
  const refused = noAddress || isFinal(responseCode, command, response);
  return {
    ok: false,
    reason: refused ? 'refused' : 'unreachable',
    detail: words ? `${detail} It said: ${words}` : detail,
    ...(refused && (noAddress || isAboutRecipient(responseCode, response)) && { recipientUnknown: true }),
  };
}

function failureOf(error: unknown): string {
  const { code = 'unknown', responseCode, command } = error as SmtpError;
  if (command === 'CONN' && !responseCode) return `The mail server could not be reached (${code}).`;
  return `The mail server failed with ${[code, command, responseCode].filter(Boolean).join(' ')}.`;
}

type SmtpError = {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
  readonly response?: string;
};

/** Only errors about recipient or message are final. The operator can correct passwords, relays and sender addresses. */
function isFinal(responseCode: number, command: string, response: string): boolean {
  if (responseCode < 500 || !/^(RCPT TO|DATA)/.test(command) || CONFIGURATION_ERRORS.test(response)) return false;
  const enhanced = enhancedCode(response);
  if (enhanced !== undefined) return MESSAGE_CODES.test(enhanced) && !SENDER_CODES.has(enhanced);
  return command.startsWith('RCPT TO') && RECIPIENT_CODES.has(responseCode);
}

/** RFC 3463, section 3.2: an address that does not exist or a mailbox that is switched off, but not one that is full. */
function isAboutRecipient(responseCode: number, response: string): boolean {
  const enhanced = enhancedCode(response);
  return enhanced === undefined ? UNKNOWN_RECIPIENT_CODES.has(responseCode) : /^5\.(1\.|2\.1$)/.test(enhanced);
}

function enhancedCode(response: string): string | undefined {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
}

const UNKNOWN_RECIPIENT_CODES: ReadonlySet<number> = new Set([550, 551, 553]);
/** RFC 3463: recipient address, recipient mailbox, message content. */
const MESSAGE_CODES = /^5\.[126]\./;
/** Sender errors among those classes; Exchange uses the last one. */
const SENDER_CODES: ReadonlySet<string> = new Set(['5.1.7', '5.1.8', '5.2.252']);
const RECIPIENT_CODES: ReadonlySet<number> = new Set([501, 550, 551, 552, 553]);
/** Some servers report sender problems under recipient codes. */
const CONFIGURATION_ERRORS = /\bsender\b|\brelay(ing)? (access|denied|not)|\bto relay\b|authenticat/i;
