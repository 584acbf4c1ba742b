import { useEffect, useLayoutEffect, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { failureCopy } from '../content/pages/failures.ts';
import { announceScreen } from './browser/document.ts';
import { doubleTapGuard, recordScreenShown } from './browser/double-tap.ts';
import { replayTap, replayTyping } from './browser/early/input.ts';
import { shownLocation, useScreenLocation } from './browser/navigation.ts';
import { useStore } from './browser/store.ts';
import { toast, toastStore } from './browser/toast.ts';
import type { Route } from './route.ts';
import { routeAt } from './routes.ts';
import { screenOf } from './screens.ts';
import { ConsentSlot, ResumeSlot } from './slots.tsx';
import { Stage } from './stage.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { Toast } from './ui/toast.tsx';

export function App({ path }: { path: string }) {
  return (
    <Router hook={useScreenLocation} ssrPath={path}>
      <ConsentSlot />
      <ErrorBoundary message={failureCopy.broken} reloadLabel={failureCopy.reload} onError={(error) => reportError(error)}>
        <Screens />
      </ErrorBoundary>
      <EarlyInput />
    </Router>
  );
}

function Screens() {
  const [path] = useLocation();
  const route = routeAt(path);
  return route && <ScreenAt route={route} />;
}

function ScreenAt({ route }: { route: Route }) {
  const { module, step, title } = screenOf(route);
  const { Layout } = module;
  useAnnouncement(title);
  return (
    <div {...doubleTapGuard}>
      <ResumeSlot route={route} />
      <ToastRegion />
      {Layout ? (
        <Layout route={route} step={step}>
          <Stage route={route} />
        </Layout>
      ) : (
        <Stage route={route} />
      )}
    </div>
  );
}

/** Moves the focus to the heading, so that screen readers announce the screen. */
function useAnnouncement(title: string | undefined): void {
  const { visit, scroll, scrolled } = useStore(shownLocation);
  useLayoutEffect(() => {
    if (visit === 0) return;
    recordScreenShown();
    toast.dismiss();
    return announceScreen({ title, scroll, scrolled });
  }, [visit, title, scroll, scrolled]);
}

function ToastRegion() {
  const message = useStore(toastStore);
  return message && <Toast onClose={toast.dismiss}>{message}</Toast>;
}

/** Typing is replayed before a press can be handled, and the early tap after the screens' effects and the render that follows. */
function EarlyInput() {
  const [hydrated, setHydrated] = useState(false);
  useLayoutEffect(replayTyping, []);
  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    if (hydrated) replayTap();
  }, [hydrated]);
  return null;
}
