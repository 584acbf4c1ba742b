declare global {
  interface Window {
    /** How much of the screen has moved without being asked to: the sum of all layout shifts since the page was opened. */
    shifted: number;
  }
}

/** Sums the shifts up in the page, from its very beginning. */
export function sumShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += 'value' in entry ? Number(entry.value) : 0;
  }).observe({ type: 'layout-shift', buffered: true });
}
