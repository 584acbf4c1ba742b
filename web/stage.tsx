import { Activity, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { after, whenIdle } from './browser/clock.ts';
import { createFrame } from './browser/document.ts';
import { shownLocation } from './browser/navigation.ts';
import { useStore } from './browser/store.ts';
import { type Route, walkRoutes } from './routes.ts';
import { loadNextScreen, screenOf } from './screens.ts';

/** While a screen slides in, nothing else is drawn. */
const SLIDE_MS = 300;

/**
 * Shows the screen of a route, new for each path, so that it slides in. The step that follows is rendered ahead in a frame that is not
 * in the page: a tap only has to put the frame there, which is about 30 ms faster on a slow phone.
 */
export function Stage({ route }: { route: Route }) {
  const upcoming = useUpcoming(route);
  return (
    <div className="stage">
      <Screen key={route.path} route={route} shown />
      {upcoming && <Screen key={upcoming.path} route={upcoming} shown={false} />}
    </div>
  );
}

function Screen({ route, shown }: { route: Route; shown: boolean }) {
  const { visit, direction } = useStore(shownLocation);
  // The first screen stands in the HTML.
  const [frame] = useState(() => (visit > 0 || !shown ? createFrame() : undefined));
  const content = useMemo(() => {
    const { module, step } = screenOf(route);
    return <module.default route={route} step={step} />;
  }, [route]);
  const insert = useCallback((slot: HTMLElement | null) => frame && slot?.append(frame), [frame]);
  const screen = (
    <div className={`screen${route.app ? ' screen--app' : ''}`} data-slide={visit > 0 && !route.nested ? direction : undefined}>
      {content}
    </div>
  );
  if (!frame) return screen;
  return (
    <>
      {shown && <div className="frame" ref={insert} />}
      {createPortal(<Activity mode={shown ? 'visible' : 'hidden'}>{screen}</Activity>, frame)}
    </>
  );
}

/** The step after this one, once its code is here and the visitor has time to read. */
function useUpcoming(route: Route): Route | undefined {
  const [upcoming, setUpcoming] = useState<Route>();
  const next = nextStep(route);
  useEffect(() => {
    if (!next) return;
    let cancelled = false;
    const prepare = async () => {
      await loadNextScreen(next);
      if (!cancelled) startTransition(() => setUpcoming(next));
    };
    const cancel = after(SLIDE_MS, () => whenIdle(() => void prepare().catch(() => undefined)));
    return () => {
      cancelled = true;
      cancel();
    };
  }, [next]);
  return upcoming === next ? next : undefined;
}

function nextStep(route: Route): Route | undefined {
  const next = route.step && walkRoutes[walkRoutes.indexOf(route) + 1];
  return next?.step && next;
}
