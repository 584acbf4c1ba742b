import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

export type Direction = 'forward' | 'back';

/** `history.state`: `index` tells Back from Forward, `scroll` is in pixels. */
type HistoryEntry = { readonly index: number; readonly from?: string; readonly scroll?: number };

type ScreenLocation = {
  readonly path: string;
  readonly direction: Direction;
  /** Pixels: where this screen starts, and where the previous one was left. */
  readonly scroll: number;
  readonly scrolled: number;
  /** Increases with every navigation; 0 for the loaded page. */
  readonly visit: number;
};

/** Undefined: ready now. A promise: code is loading. False: the browser must load the page. */
type Prepare = (path: string) => Promise<unknown> | undefined | false;

type NavigateOptions = { readonly replace?: boolean; readonly direction?: Direction };

type Outcome = 'shown' | 'superseded' | 'outside' | 'failed';

export const shownLocation = createStore<ScreenLocation>({ path: '', direction: 'forward', scroll: 0, scrolled: 0, visit: 0 });
let prepare: Prepare = () => false;
let onUnreachable: () => void = () => undefined;
let visit: HistoryEntry = { index: 0 };
/** Counts up: only the last navigation that was asked for is shown, also of two to one path. */
let latest = 0;
/** A second tap on Back before the first has finished means the same step. */
let goingBack = false;

function currentPath(): string {
  return cleanPath(location.pathname);
}

export function address(): string {
  return location.href;
}

export function queryParameter(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

/** A one-time token, which browsers do not send to servers. */
export function fragment(): string {
  return location.hash.slice(1);
}

export function clearQuery(): void {
  history.replaceState(visit, '', location.pathname);
}

/** `path` differs from the address on a page that does not exist. */
export function startNavigation(path: string, options: { prepare: Prepare; onUnreachable: () => void }): void {
  prepare = options.prepare;
  onUnreachable = options.onUnreachable;
  shownLocation.set({ ...shownLocation.get(), path });
  visit = (history.state as HistoryEntry | null) ?? visit;
  history.replaceState(visit, '');
  history.scrollRestoration = 'manual';
  if (visit.scroll) scrollTo(0, visit.scroll);
  addEventListener('pagehide', () => saveScroll(scrollY));
  addEventListener('popstate', (event) => void followHistory(event));
}

async function followHistory({ state }: { readonly state: HistoryEntry | null }): Promise<void> {
  goingBack = false;
  const path = currentPath();
  if (path === shownLocation.get().path) return sameScreen(state);
  const target = state ?? { index: 0 };
  const direction = target.index < visit.index ? 'back' : 'forward';
  const scrolled = scrollY;
  visit = target;
  const outcome = await open(path, () => show(path, direction, target.scroll ?? 0, scrolled));
  if (outcome === 'outside' || outcome === 'failed') location.reload();
}

/** A new fragment leads to its part of the page. One without a part, for example a mailed token, needs a fresh page. */
function sameScreen(state: HistoryEntry | null): void {
  if (state) visit = state;
  else if (!document.getElementById(fragment())) location.reload();
}

/** Loads the code before the address changes. `replace` removes the current screen from the history. */
export async function navigate(path: string, { replace = false, direction = 'forward' }: NavigateOptions = {}): Promise<void> {
  const from = currentPath();
  const scrolled = scrollY;
  const opening = open(path, () => {
    if (!replace) saveScroll(scrolled);
    visit = replace ? { ...visit, scroll: 0 } : { index: visit.index + 1, from };
    if (replace) history.replaceState(visit, '', path);
    else history.pushState(visit, '', path);
    show(cleanPath(path), direction, 0, scrolled);
  });
  const outcome = typeof opening === 'string' ? opening : await opening;
  if (outcome === 'outside' || (outcome === 'failed' && (await answers(path)))) {
    if (replace) location.replace(path);
    else location.assign(path);
  } else if (outcome === 'failed') onUnreachable();
}

/** Synchronous when the code is loaded, so that the next screen appears in the frame of the tap. */
function open(path: string, shown: () => void): Outcome | Promise<Outcome> {
  latest += 1;
  const current = latest;
  const prepared = prepare(cleanPath(path));
  if (prepared === false) return 'outside';
  const finish = (): Outcome => {
    if (latest !== current) return 'superseded';
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
  // Removing the element that has the focus would lay out the page once more in the frame of the tap.
  (document.activeElement as HTMLElement | null)?.blur();
  shownLocation.set({ path, direction, scroll, scrolled, visit: shownLocation.get().visit + 1 });
}

/** A page that answers while its code does not was replaced by a newer release. */
export function answers(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Uses the browser's Back where that leads to the same screen. */
export function goBack(path: string): void {
  if (goingBack) return;
  goingBack = visit.from === path;
  if (goingBack) history.back();
  else void navigate(path, { replace: true, direction: 'back' });
}

function saveScroll(scroll: number): void {
  if ((visit.scroll ?? 0) === scroll) return;
  visit = { ...visit, scroll };
  history.replaceState(visit, '');
}

/** Prerendering and hydration read `ssrPath`. */
export function useScreenLocation({ ssrPath = '' }: { ssrPath?: string | undefined }): [string, typeof navigate] {
  const path = useSyncExternalStore(
    shownLocation.subscribe,
    () => shownLocation.get().path,
    () => ssrPath,
  );
  return [path, navigate];
}

/** Does nothing after the component has unmounted: a late response must not navigate. */
export function useNavigate(): typeof navigate {
  const mounted = useRef(false);
  // A press may come before other effects have run.
  useLayoutEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(async (path, options) => {
    if (mounted.current) await navigate(path, options);
  }, []);
}

export function redirectTo(url: string): void {
  location.assign(url);
}

/** Without query, fragment and last slash. */
function cleanPath(path: string): string {
  return path.replace(/(?!^)\/?([?#].*)?$/, '');
}
