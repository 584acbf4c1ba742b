import { afterEach, vi } from 'vitest';

type Observed = {
  readonly report: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  readonly targets: Set<Element>;
};

const observers: Observed[] = [];

/** Stands in for the browser's observer; `setVisible` tells what is on the screen. */
export function stubIntersection(): { setVisible(isVisible: (element: Element) => boolean): void } {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observed: Observed;
      constructor(report: Observed['report']) {
        this.observed = { report, targets: new Set() };
        observers.push(this.observed);
      }
      observe(element: Element) {
        this.observed.targets.add(element);
      }
      disconnect() {
        this.observed.targets.clear();
      }
    },
  );
  return {
    setVisible(isVisible) {
      for (const { report, targets } of observers) {
        const entries = [...targets].map((target) => ({ target, isIntersecting: isVisible(target) }));
        if (entries.length > 0) report(entries);
      }
    },
  };
}

afterEach(() => {
  observers.length = 0;
  vi.unstubAllGlobals();
});
