/**
 * The option that a key of the listbox combobox leads to, of `count`, from the active one (-1 for none); undefined where the key is the
 * text field's. Home and End move in the text until an option is active.
 */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (active < 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
