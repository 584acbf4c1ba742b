export type Direction = 'forward' | 'back';

/** What the history keeps of a visit: its position, so that Back and Forward are told apart, and where it came from. */
type Visit = { readonly index: number; readonly from?: string };

type Opened = (path: string, direction: Direction) => boolean | Promise<boolean>;

let open: Opened = () => false;
let visit: Visit = { index: 0 };

/** The address without the query. */
export function currentPath(): string {
  return cleanPath(location.pathname);
}

export function queryParameter(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

/** Takes the query out of the address bar, without a new visit. */
export function clearQuery(): void {
  history.replaceState(visit, '', location.pathname);
}

/**
 * Starts to follow the history and the links of the page. `opened` shows a path and says whether it could; for a path it does not
 * know the browser loads the page itself.
 */
export function startNavigation(opened: Opened): void {
  open = opened;
  visit = (history.state as Visit | null) ?? visit;
  history.replaceState(visit, '');
  history.scrollRestoration = 'manual';
  addEventListener('popstate', (event) => {
    const target = (event.state as Visit | null) ?? { index: 0 };
    const direction = target.index < visit.index ? 'back' : 'forward';
    visit = target;
    void open(currentPath(), direction);
  });
  document.addEventListener('click', followLink);
}

/** Goes to a path of this site. `replace` leaves no way back to the current screen. */
export async function navigate(path: string, { replace = false, direction = 'forward' as Direction } = {}): Promise<void> {
  const from = currentPath();
  const shown = open(path, direction);
  if (!(shown === true || (await shown))) {
    if (replace) location.replace(path);
    else location.assign(path);
    return;
  }
  visit = replace ? { ...visit } : { index: visit.index + 1, from };
  if (replace) history.replaceState(visit, '', path);
  else history.pushState(visit, '', path);
}

/** To the screen before: the browser's own Back where that leads there, so that both agree. */
export function goBack(path: string): void {
  if (visit.from === path) history.back();
  else void navigate(path, { replace: true, direction: 'back' });
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
