/** As in `double-tap.ts`. */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 30;

let walkedBy: MouseEvent | undefined;

/** Throws where nothing can be stored. */
function walk(app: HTMLElement, next: HTMLTemplateElement, option: string | undefined): void {
  const { path = '', step = '' } = app.dataset;
  const { path: nextPath = '', step: nextStep = '', title = '' } = next.dataset;
  const journey = JSON.parse(localStorage.getItem('journey') || '{}');
  if (option) journey.answers = { ...journey.answers, [step]: option };
  localStorage.setItem('journey', JSON.stringify({ ...journey, at: nextPath }));
  window.walked = { path, option, at: Date.now(), address: location.href };
  const visit = history.state || { index: 0 };
  history.replaceState({ ...visit, scroll: scrollY }, '');
  history.pushState({ index: visit.index + 1, from: path }, '', nextPath);
  Object.assign(app.dataset, { path: nextPath, step: nextStep, slide: 'forward' });
  app.replaceChildren(next.content);
  next.remove();
  document.title = title;
  scrollTo(0, 0);
  const heading = app.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  setTimeout(() => app.contains(document.activeElement) || heading?.focus({ preventScroll: true }), 50);
}

function isSecondTap(first: MouseEvent, event: MouseEvent): boolean {
  if ((event as PointerEvent).pointerType === 'mouse') return event.detail > 1;
  const { timeStamp, clientX, clientY } = event;
  const far = Math.hypot(clientX - first.clientX, clientY - first.clientY) >= DOUBLE_TAP_PX;
  return timeStamp - first.timeStamp < DOUBLE_TAP_MS && !far;
}

addEventListener(
  'click',
  (event) => {
    const target = (event.target as Element).closest<HTMLElement>('[data-tap]');
    if (!target || window.awake) return;
    if (walkedBy && isSecondTap(walkedBy, event)) return;
    const app = document.getElementById('app');
    const next = document.getElementById('next') as HTMLTemplateElement | null;
    const { option } = target.dataset;
    try {
      if (app && next && (option || 'next' in target.dataset)) {
        walk(app, next, option);
        walkedBy = event;
        return;
      }
    } catch {
      // Without storage the tap is kept instead.
    }
    window.early?.removeAttribute('data-pressed');
    window.early = target;
    target.setAttribute('data-pressed', '');
  },
  true,
);
// Back before hydration reloads the previous page.
addEventListener('popstate', () => window.awake || location.reload());
