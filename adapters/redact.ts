const MAX_LENGTH = 200;
/** Shorter ones are left: they say nothing about anybody, and would tear up every other word. */
const MIN_HIDDEN_LENGTH = 3;

/** What somebody outside said, in one line, without any address and without what is not to be told: a secret, or what was sent to them. */
export function redact(words: string, hidden: readonly string[]): string | undefined {
  let text = words;
  for (const value of [...hidden].sort((a, b) => b.length - a.length)) {
    if (value.length >= MIN_HIDDEN_LENGTH) text = text.replaceAll(value, '…');
  }
  const line = text
    .replaceAll(/[^\s@<>]+@[^\s@<>]+/g, '…')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return line === '' ? undefined : line.slice(0, MAX_LENGTH);
}
