const SHAPE = /^[\da-z-]{3,40}$/i;

/**
 * `?code=` of the address that was loaded, for as long as the tab is open: the quiz may have gone on to another address. Apart from
 * `kept-code.ts`, so that every page loads these lines alone.
 */
export function keepCode(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const code = new URL(navigation?.name ?? location.href).searchParams.get('code') ?? '';
  try {
    if (SHAPE.test(code)) sessionStorage.setItem('code', code);
  } catch {
    // Without storage a code is typed.
  }
}
