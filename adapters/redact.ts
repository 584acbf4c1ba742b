const MAX_LENGTH = 200;
/** Shorter values do not identify a person, and replacing them would break other words. */
const MIN_HIDDEN_LENGTH = 3;

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
