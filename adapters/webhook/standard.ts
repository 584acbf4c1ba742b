import { guardedPost, type PostResult } from '../http/guarded-post.ts';
import { isPrivateAddress } from '../http/private-address.ts';
import type { WebhookOutcome, WebhookPort, WebhookReceiver } from './port.ts';
import { signedHeaders } from './signature.ts';

type WebhookSettings = {
  /** Names or addresses that endpoints may have in a private network. */
  readonly privateHosts: readonly string[];
  readonly timeoutMs?: number;
};

/** Standard Webhooks advises 15 to 30 s. */
const TIMEOUT_MS = 20_000;

/** github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md, and incoming webhooks of Slack. */
export function standardWebhooks({ privateHosts, timeoutMs = TIMEOUT_MS }: WebhookSettings): WebhookPort {
  const isOpen = ({ trusted, url }: WebhookReceiver) => trusted || privateHosts.includes(url.hostname);
  return {
    async send(endpoint, message) {
      const signed = endpoint.kind === 'slack' ? {} : signedHeaders(message, endpoint.secrets);
      const open = isOpen(endpoint);
      const result = await guardedPost(endpoint.url, {
        headers: { 'content-type': 'application/json', ...signed },
        body: message.body,
        timeoutMs,
        isAllowed: (address) => open || !isPrivateAddress(address),
      });
      return outcomeOf(result, timeoutMs);
    },
  };
}

const HTTP_GONE = 410;
/** Not now; every other failure is one that somebody can mend. All are tried again, except 410. */
const BUSY: ReadonlySet<number> = new Set([408, 409, 423, 425, 429]);

function outcomeOf(result: PostResult, timeoutMs: number): WebhookOutcome {
  if (!result.answered) return { ok: false, reason: 'unreachable', detail: detailOf(result, timeoutMs) };
  const { status, retryAfterMs } = result;
  if (status >= 200 && status < 300) return { ok: true, status };
  const detail = `The receiver answered ${status}.`;
  if (status === HTTP_GONE) return { ok: false, reason: 'refused', detail, status, gone: true };
  const reason = BUSY.has(status) || status >= 500 ? 'busy' : 'unreachable';
  return { ok: false, reason, detail, status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

function detailOf({ why, code }: Extract<PostResult, { answered: false }>, timeoutMs: number): string {
  switch (why) {
    case 'timeout':
      return `The receiver did not answer within ${timeoutMs / 1000} s.`;
    case 'private':
      return 'The address is in a private network: name its host in WEBHOOK_PRIVATE_HOSTS to allow it.';
    default:
      return `The receiver could not be reached${code ? ` (${code})` : ''}.`;
  }
}
