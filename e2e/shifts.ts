declare global {
  interface Window {
    /** The sum of all layout shifts since the page was opened. */
    shifted: number;
  }
}

export function sumShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += 'value' in entry ? Number(entry.value) : 0;
  }).observe({ type: 'layout-shift', buffered: true });
}
