const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu;
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Cf}]/u;

/** Databases and mail refuse control characters and lone surrogates. */
export function isPrintable(text: string): boolean {
  return !UNPRINTABLE.test(text);
}

/** Replaces line breaks and direction overrides by blanks. Joiners stay, because names need them. */
export function toSingleLine(text: string): string {
  return text.replace(NOT_IN_A_LINE, ' ');
}

export function isVisible(text: string): boolean {
  return !INVISIBLE.test(text);
}
