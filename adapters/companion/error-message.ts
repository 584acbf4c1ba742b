import { redact } from '../redact.ts';

export function errorMessage(body: unknown, sent: readonly string[]): string | undefined {
  const text = reasonIn(body);
  return text === undefined ? undefined : redact(text, sent);
}

/** `{ error: { message } }`, `{ error: '…' }` or `{ message: '…' }`. */
function reasonIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { error, message } = body as { readonly error?: unknown; readonly message?: unknown };
  if (typeof error === 'string') return error;
  return reasonIn(error) ?? (typeof message === 'string' ? message : undefined);
}
