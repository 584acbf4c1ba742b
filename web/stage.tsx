import { Activity, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from './browser/clock.ts';
import { shownLocation } from './browser/navigation.ts';
import { useStore } from './browser/store.ts';
import { createFrame } from './browser/upcoming-screen.ts';
import type { Route } from './route.ts';
import { followingStep } from './routes.ts';
import { loadNextScreen, screenOf } from './screens.ts';

/**
 * Shows the screen of a route, new for each path, so that it slides in. The step that follows is rendered ahead in a frame outside the
 * page: a tap only puts the frame into the slot that waits for it.
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
  const [frame] = useState(() => (visit > 0 || !shown ? createFrame(route.path) : undefined));
  // The same element each time, so that React does not render it again when it is shown.
  const [content] = useState(() => {
    const { module, step } = screenOf(route);
    return <module.default route={route} step={step} />;
  });
  const screen = (
    <div className={`screen${route.app ? ' screen--app' : ''}`} data-slide={visit > 0 && !route.nested ? direction : undefined}>
      {content}
    </div>
  );
  if (!frame) return <div>{screen}</div>;
  return (
    <>
      <div ref={shown ? frame.insert : frame.reserve} />
      {createPortal(<Activity mode={shown ? 'visible' : 'hidden'}>{screen}</Activity>, frame.element)}
    </>
  );
}

/** The step after this one, once its code is here and the browser is idle. */
function useUpcoming(route: Route): Route | undefined {
  const [upcoming, setUpcoming] = useState<Route>();
  const next = followingStep(route);
  useEffect(() => {
    if (!next) return;
    let cancelled = false;
    whenIdle(async () => {
      // Without its code the step is rendered when the visitor gets there.
      const failed = await loadNextScreen(next)?.catch(() => true);
      if (!cancelled && failed !== true) startTransition(() => setUpcoming(next));
    });
    return () => {
      cancelled = true;
    };
  }, [next]);
  return upcoming === next ? next : undefined;
}
