import { useEffect, useRef } from 'react';

export type Direction = 'forward' | 'back';

/** What the history keeps of a visit: its position, so that Back and Forward are told apart, where it came from, and how far it was scrolled. */
type Visit = { readonly index: number; readonly from?: string; readonly scroll?: number };

/**
 * What became of a wish to see a path: it is shown; it is no screen of this app, so the browser has to load it; it was overtaken by a
 * later wish; or its code could not be loaded.
 */
export type Outcome = 'shown' | 'elsewhere' | 'overtaken' | 'failed';

type Open = (path: string, direction: Direction, scroll: number) => Outcome | Promise<Outcome>;

let open: Open = () => 'elsewhere';
let unreachable: () => void = () => undefined;
let visit: Visit = { index: 0 };
/** A second tap on Back before the first has led anywhere means the same step. */
let goingBack = false;

/** The address without the query. */
function currentPath(): string {
  return cleanPath(location.pathname);
}

export function queryParameter(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

/** What stands behind the `#`: a one-time token, which is sent to nobody by itself. */
export function fragment(): string {
  return location.hash.slice(1);
}

/** Runs in place of following any link that ends with `#name`. */
export function onLinkTo(name: string, followed: () => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || link?.hash !== `#${name}` || link.origin !== location.origin) return;
    event.preventDefault();
    followed();
  });
}

/** Takes query and fragment out of the address bar, without a new visit. */
export function clearQuery(): void {
  history.replaceState(visit, '', location.pathname);
}

/**
 * Starts to follow the history and the links of the page. `opened` shows a path; `lost` is told when a screen could not be loaded
 * because nobody answers, and the current one stays.
 */
export function startNavigation(opened: Open, lost: () => void): void {
  open = opened;
  unreachable = lost;
  visit = (history.state as Visit | null) ?? visit;
  history.replaceState(visit, '');
  history.scrollRestoration = 'manual';
  if (visit.scroll) scrollTo(0, visit.scroll);
  addEventListener('pagehide', keepScroll);
  addEventListener('popstate', async (event) => {
    const target = (event.state as Visit | null) ?? { index: 0 };
    const direction = target.index < visit.index ? 'back' : 'forward';
    visit = target;
    goingBack = false;
    const outcome = await open(currentPath(), direction, target.scroll ?? 0);
    if (outcome === 'elsewhere' || outcome === 'failed') location.reload();
  });
  document.addEventListener('click', followLink);
}

/** Goes to a path of this site. `replace` leaves no way back to the current screen. */
export async function navigate(path: string, { replace = false, direction = 'forward' as Direction } = {}): Promise<void> {
  const from = currentPath();
  keepScroll();
  const opening = open(path, direction, 0);
  // Not awaited when it is shown already: going on happens in the frame of the tap.
  const outcome = typeof opening === 'string' ? opening : await opening;
  if (outcome === 'shown') {
    visit = replace ? { ...visit, scroll: 0 } : { index: visit.index + 1, from };
    if (replace) history.replaceState(visit, '', path);
    else history.pushState(visit, '', path);
  } else if (outcome === 'elsewhere' || (outcome === 'failed' && (await answers(path)))) {
    if (replace) location.replace(path);
    else location.assign(path);
  } else if (outcome === 'failed') unreachable();
}

/** Code that cannot be loaded while its page can was replaced by a newer release: loading the page brings that. */
function answers(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

/** To the screen before: the browser's own Back where that leads there, so that both agree. */
export function goBack(path: string): void {
  if (goingBack) return;
  goingBack = visit.from === path;
  if (goingBack) history.back();
  else void navigate(path, { replace: true, direction: 'back' });
}

/** Remembers how far the current visit is scrolled, for when it is come back to. */
function keepScroll(): void {
  visit = { ...visit, scroll: scrollY };
  history.replaceState(visit, '');
}

/**
 * Whether the screen that asks is still the one the visitor is on: while it slides away, and after something it waited for, it must
 * not lead them anywhere any more.
 */
export function useIsCurrent(): () => boolean {
  const path = useRef('');
  useEffect(() => {
    path.current = currentPath();
  }, []);
  return () => path.current === currentPath();
}

/** Leaves this site, for example to pay. */
export function leaveFor(url: string): void {
  location.assign(url);
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || link.hash || link.hasAttribute('download')) return;
  if (link.dataset.document !== undefined) return;
  event.preventDefault();
  void navigate(cleanPath(link.pathname));
}

function cleanPath(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
