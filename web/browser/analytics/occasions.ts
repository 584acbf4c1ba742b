const KEY = 'occasions';

/** Whether it is told for the first time in this tab, reloads included. It holds what the address bar shows, and ends with the tab. */
export function isFirstTime(occasion: string): boolean {
  try {
    const seen = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly string[];
    if (seen.includes(occasion)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...seen, occasion]));
  } catch {
    // A browser that keeps nothing tells it again after a reload.
  }
  return true;
}
