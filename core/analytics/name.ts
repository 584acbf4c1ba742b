const DOTLESS = 'ı';

/**
 * Two spellings of one name are the same here: in other cases or widths of letters, or with other white space.
 * Folded as Unicode does it without a language, in which the dotless i is a letter of its own.
 */
export function comparedName(name: string): string {
  return name
    .normalize('NFKC')
    .split(DOTLESS)
    .map((part) => part.toLowerCase().toUpperCase().toLowerCase())
    .join(DOTLESS)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What an ad platform puts a name in place of, as it stands in links where the platform did not. */
const MACRO = /\{\{.*?\}\}|\{[\w.:-]+\}|\$\{.*?\}|__[A-Z][A-Z_]*__|%%.*?%%|\[\[.*?\]\]/;

export function hasUnfilledMacro(name: string): boolean {
  return MACRO.test(name);
}
