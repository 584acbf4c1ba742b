import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

export type Direction = 'forward' | 'back';

/** What `history.state` keeps of a visit: its position, so that Back and Forward can be told apart, where it came from, and its scroll offset. */
export type HistoryEntry = { readonly index: number; readonly from?: string; readonly scroll?: number };

/** The screen on show. */
export type ScreenLocation = {
  readonly path: string;
  readonly direction: Direction;
  /** Scroll offsets in pixels: where this screen starts, and where the one before it was left. */
  readonly scroll: number;
  readonly scrolled: number;
  /** New for every visit; 0 for the page that was loaded. */
  readonly visit: number;
};

/** Prepares the screen of a path: nothing to wait for, a promise while its code loads, or false, also promised, where the browser must load the page. */
type Prepare = (path: string) => Promise<unknown> | undefined | false;

export type NavigateOptions = { readonly replace?: boolean; readonly direction?: Direction };

type Outcome = 'shown' | 'superseded' | 'outside' | 'failed';

export const shownLocation = createStore<ScreenLocation>({ path: '', direction: 'forward', scroll: 0, scrolled: 0, visit: 0 });
let prepare: Prepare = () => false;
let onUnreachable: () => void = () => undefined;
let visit: HistoryEntry = { index: 0 };
/** The path that was asked for last: a slower one that arrives later is not shown any more. */
let wanted = '';
/** A second tap on Back before the first has led anywhere means the same step. */
let goingBack = false;

/** The address without the query. */
function currentPath(): string {
  return cleanPath(location.pathname);
}

export function address(): string {
  return location.href;
}

export function queryParameter(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

/** What stands behind the `#`: a one-time token, which the browser sends to no server. */
export function fragment(): string {
  return location.hash.slice(1);
}

/** Takes query and fragment out of the address bar, without a new visit. */
export function clearQuery(): void {
  history.replaceState(visit, '', location.pathname);
}

/** Starts to follow the history. `path` is the page on show, which is not the address where that has no page. */
export function startNavigation(path: string, options: { prepare: Prepare; onUnreachable: () => void }): void {
  prepare = options.prepare;
  onUnreachable = options.onUnreachable;
  wanted = path;
  shownLocation.set({ ...shownLocation.get(), path });
  visit = (history.state as HistoryEntry | null) ?? visit;
  history.replaceState(visit, '');
  history.scrollRestoration = 'manual';
  if (visit.scroll) scrollTo(0, visit.scroll);
  addEventListener('pagehide', () => saveScroll(scrollY));
  addEventListener('popstate', (event) => void followHistory(event));
}

async function followHistory(event: PopStateEvent): Promise<void> {
  goingBack = false;
  const path = currentPath();
  if (path === shownLocation.get().path) return sameScreen(event.state as HistoryEntry | null);
  const target = (event.state as HistoryEntry | null) ?? { index: 0 };
  const direction = target.index < visit.index ? 'back' : 'forward';
  const scrolled = scrollY;
  visit = target;
  const outcome = await open(path, () => show(path, direction, target.scroll ?? 0, scrolled));
  if (outcome === 'outside' || outcome === 'failed') location.reload();
}

/** Only the fragment has changed: a link to this page with another one, for example a mailed token, is read by a page that is new. */
function sameScreen(state: HistoryEntry | null): void {
  if (state) visit = state;
  else location.reload();
}

/** Goes to a path of this site: its code first, then its address. `replace` leaves no way back to the current screen. */
export async function navigate(path: string, { replace = false, direction = 'forward' }: NavigateOptions = {}): Promise<void> {
  const from = currentPath();
  const scrolled = scrollY;
  const opening = open(path, () => {
    if (!replace) saveScroll(scrolled);
    visit = replace ? { ...visit, scroll: 0 } : { index: visit.index + 1, from };
    if (replace) history.replaceState(visit, '', path);
    else history.pushState(visit, '', path);
    show(cleanPath(path.split('#')[0] ?? path), direction, 0, scrolled);
  });
  const outcome = typeof opening === 'string' ? opening : await opening;
  if (outcome === 'outside' || (outcome === 'failed' && (await answers(path)))) {
    if (replace) location.replace(path);
    else location.assign(path);
  } else if (outcome === 'failed') onUnreachable();
}

/** Shows the screen at once when its code is here, so that going on happens in the frame of the tap. */
function open(path: string, shown: () => void): Outcome | Promise<Outcome> {
  wanted = path;
  const prepared = prepare(cleanPath(path.split('#')[0] ?? path));
  if (prepared === false) return 'outside';
  const finish = (): Outcome => {
    if (wanted !== path) return 'superseded';
    shown();
    return 'shown';
  };
  return prepared
    ? prepared.then(
        (found) => (found === false ? 'outside' : finish()),
        (): Outcome => 'failed',
      )
    : finish();
}

function show(path: string, direction: Direction, scroll: number, scrolled: number): void {
  shownLocation.set({ path, direction, scroll, scrolled, visit: shownLocation.get().visit + 1 });
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

/** Remembers how far the current visit is scrolled, for when the visitor returns to it. */
function saveScroll(scroll: number): void {
  if ((visit.scroll ?? 0) === scroll) return;
  visit = { ...visit, scroll };
  history.replaceState(visit, '');
}

/** The location hook of the router: its code is loaded before a location changes. Prerendering and hydration read `ssrPath`. */
export function useScreenLocation({ ssrPath = '' }: { ssrPath?: string | undefined }): [string, typeof navigate] {
  const path = useSyncExternalStore(
    shownLocation.subscribe,
    () => shownLocation.get().path,
    () => ssrPath,
  );
  return [path, navigate];
}

/** Goes to another screen. Does nothing once the component that asked is gone: what it waited for must not lead the visitor away. */
export function useNavigate(): typeof navigate {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(async (path, options) => {
    if (mounted.current) await navigate(path, options);
  }, []);
}

/** Leaves this site, for example to pay. */
export function redirectTo(url: string): void {
  location.assign(url);
}

function cleanPath(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
