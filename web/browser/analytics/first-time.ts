const KEY = 'occasions';

/** Reloads of a tab do not repeat an occasion. */
export function isFirstTime(occasion: string): boolean {
  try {
    const seen = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly string[];
    if (seen.includes(occasion)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...seen, occasion]));
  } catch {
    // Without storage the event is tracked again after a reload.
  }
  return true;
}
