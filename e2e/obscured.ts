/** Controls that get the focus and then lie wholly below something that floats above the page (WCAG 2.4.11). Runs in the browser. */
export function findHiddenFocus(): string[] {
  const CONTROLS = 'a[href], button, input, textarea, select, summary, [tabindex="0"]';
  const INSET_PX = 3;
  const area = (control: HTMLElement) => control.closest('label') ?? control;
  const pointsOf = ({ left, right, top, bottom, x, y, width, height }: DOMRect) =>
    [
      [x + width / 2, y + height / 2],
      ...[left + INSET_PX, right - INSET_PX].flatMap((px) => [top + INSET_PX, bottom - INSET_PX].map((py) => [px, py])),
    ] as [number, number][];
  const isSeen = (control: HTMLElement) =>
    pointsOf(area(control).getBoundingClientRect()).some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (area(control).contains(found) || found.contains(control));
    });
  const hidden: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.tabIndex < 0 || control.matches(':disabled') || !control.checkVisibility({ visibilityProperty: true })) continue;
    control.focus();
    if (document.activeElement === control && !isSeen(control)) hidden.push(control.textContent?.trim() || control.outerHTML);
  }
  return hidden;
}

/** The share of the window that lies below what is fixed or sticks, 0 to 1. Runs in the browser. */
export function coveredShare(): number {
  const floating = Array.from(document.body.querySelectorAll('*')).filter(
    (element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position) && element.checkVisibility(),
  );
  const heights = floating.map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  });
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
}
