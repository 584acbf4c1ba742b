import { afterPaint } from './clock.ts';
import { recordScreenShown } from './double-tap.ts';
import { navigate, shownLocation } from './navigation.ts';

type Upcoming = { readonly path: string; readonly element: HTMLElement; readonly slot: HTMLElement };

let upcoming: Upcoming | undefined;

/** An element in which the screen of a path is rendered, and the refs of the slot in the page where it goes. */
export function createFrame(path: string) {
  const element = document.createElement('div');
  return {
    element,
    /** While it is rendered ahead, outside the page. */
    reserve: (slot: HTMLElement | null) => {
      upcoming = slot ? { path, element, slot } : undefined;
    },
    /** When React shows it. */
    insert: (slot: HTMLElement | null) => {
      if (element.parentNode !== slot) slot?.append(element);
    },
  };
}

/**
 * Leaves a screen for the `next`, and records what was done there. The frame of a tap does nothing but show: a screen that is rendered ahead
 * is put into its slot, and the rest follows when it is painted. React finds it in place. A page that is scrolled would have to be laid out
 * at its top, and goes the plain way.
 */
export function leaveFor(next: string, record: () => void): void {
  const { visit } = shownLocation.get();
  const finish = () => {
    record();
    // The visitor may have gone back meanwhile.
    if (shownLocation.get().visit === visit) void navigate(next);
  };
  if (scrollY === 0 && upcoming?.path === next && show(upcoming)) {
    upcoming = undefined;
    recordScreenShown();
    afterPaint(finish);
  } else finish();
}

/** False until the screen is rendered. */
function show({ element, slot }: Upcoming): boolean {
  const screen = element.firstElementChild as HTMLElement | null;
  if (!screen) return false;
  // React hides what it renders ahead.
  screen.style.display = '';
  screen.dataset.slide = 'forward';
  slot.previousElementSibling?.replaceChildren();
  slot.append(element);
  return true;
}
