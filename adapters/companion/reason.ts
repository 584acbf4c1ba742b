const LONGEST = 200;
/** Shorter ones are left: they say nothing about anybody, and would tear up every other word. */
const SHORTEST_HIDDEN = 3;

/** What an answer gives as its reason, in one line, without what was sent to it and without any address. */
export function whatItSays(body: unknown, sent: readonly string[]): string | undefined {
  let text = reasonIn(body);
  if (text === undefined) return undefined;
  for (const value of [...sent].sort((a, b) => b.length - a.length)) {
    if (value.length >= SHORTEST_HIDDEN) text = text.replaceAll(value, '…');
  }
  const line = text
    .replaceAll(/[^\s@<>]+@[^\s@<>]+/g, '…')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return line === '' ? undefined : line.slice(0, LONGEST);
}

/** `{ error: { message } }`, `{ error: '…' }` or `{ message: '…' }`. */
function reasonIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { error, message } = body as { readonly error?: unknown; readonly message?: unknown };
  if (typeof error === 'string') return error;
  return reasonIn(error) ?? (typeof message === 'string' ? message : undefined);
}
