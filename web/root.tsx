import { useLayoutEffect, useState } from 'react';
import { timings } from '../content/timings.ts';
import { after } from './browser/clock.ts';
import { announceScreen, scrollOffset } from './browser/document.ts';
import type { Direction } from './browser/navigation.ts';
import { Resume } from './resume.tsx';
import type { Route, ScreenModule } from './routes.ts';
import { Toast } from './ui/toast.tsx';

/** A screen on show; `key` is new for every visit. */
export type View = {
  readonly route: Route;
  readonly module: ScreenModule;
  readonly direction: Direction;
  readonly key: number;
  /** How far down it was left, in pixels. */
  readonly scroll: number;
};

type Leaving = View & { readonly offset: number };

/** How the world outside reaches what is on screen. */
export type Stage = { readonly show: (view: View) => void; readonly say: (message: string) => void };

/** Shows the current screen and, for the length of a slide, the one that leaves. */
export function Root({ first, onStage }: { first: View; onStage?: (stage: Stage) => void }) {
  const [{ current, leaving }, setViews] = useState<{ current: View; leaving?: Leaving }>({ current: first });
  const [message, setMessage] = useState<string>();

  // Before anything else can happen: a tap that came early is honoured as soon as the page is taken over.
  useLayoutEffect(() => {
    const show = (view: View) => {
      const offset = scrollOffset();
      setMessage(undefined);
      setViews(({ current }) => ({ current: view, leaving: { ...current, direction: view.direction, offset } }));
    };
    onStage?.({ show, say: setMessage });
  }, [onStage]);

  // In the frame of the change: a key pressed right after it must find the focus where it stays.
  useLayoutEffect(() => {
    if (current === first) return;
    announceScreen(current.route.title, current.scroll);
    return after(timings.slideMs, () => setViews({ current }));
  }, [current, first]);

  const { Header } = current.module;
  const entering = current === first ? '' : ` screen--enter-${current.direction}`;
  return (
    <>
      {Header && <Header route={current.route} />}
      <Resume route={current.route} />
      {message && <Toast onClose={() => setMessage(undefined)}>{message}</Toast>}
      <div className="stage">
        {leaving && (
          <div
            key={leaving.key}
            className={`screen screen--leaving screen--leave-${leaving.direction}`}
            style={{ top: `${-leaving.offset}px` }}
            aria-hidden="true"
            inert
          >
            <leaving.module.default route={leaving.route} />
          </div>
        )}
        <div key={current.key} className={`screen${current.route.app ? ' screen--app' : ''}${entering}`}>
          <current.module.default route={current.route} />
        </div>
      </div>
    </>
  );
}
