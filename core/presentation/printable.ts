/** Control characters and halves of a surrogate pair: nobody types them, and no database or mail takes them. */
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Whether text holds nothing but what can be written; tabs and line breaks can. */
export function isPrintable(text: string): boolean {
  return !UNPRINTABLE.test(text);
}
