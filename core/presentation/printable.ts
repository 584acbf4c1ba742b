const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu;
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Cf}]/u;

/**
 * Whether text can be written: control characters and halves of a surrogate pair are typed by nobody, and taken by no database or mail.
 * Tabs and line breaks can.
 */
export function isPrintable(text: string): boolean {
  return !UNPRINTABLE.test(text);
}

/**
 * The text as one line: line breaks, what cannot be written, and what turns the direction of all that follows it in a subject are blanks.
 * Marks that names are written with stay, as those that join letters.
 */
export function asLine(text: string): string {
  return text.replace(NOT_IN_A_LINE, ' ');
}

/** Whether nothing hides in the text: neither what cannot be written nor a mark that joins letters or turns their direction. */
export function isVisible(text: string): boolean {
  return !INVISIBLE.test(text);
}
