const LONGEST = 200;
/** Shorter ones are left: they say nothing about anybody, and would tear up every other word. */
const SHORTEST_HIDDEN = 3;

/** What somebody outside said, in one line, without any address and without what is not to be told: a secret, or what was sent to them. */
export function said(words: string, hidden: readonly string[]): string | undefined {
  let text = words;
  for (const value of [...hidden].sort((a, b) => b.length - a.length)) {
    if (value.length >= SHORTEST_HIDDEN) text = text.replaceAll(value, '…');
  }
  const line = text
    .replaceAll(/[^\s@<>]+@[^\s@<>]+/g, '…')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return line === '' ? undefined : line.slice(0, LONGEST);
}
