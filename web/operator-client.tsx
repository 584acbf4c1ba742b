import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { whenIdle } from './browser/clock.ts';
import { announceScreen, appElement, loadStyles, wholePage } from './browser/document.ts';
import { honourEarlyTap } from './browser/early-tap.ts';
import { startNavigation } from './browser/navigation.ts';
import { Dashboard, type Desk } from './operator/dashboard.tsx';
import { viewAt, views } from './operator/views.ts';
import { operatorStyles } from './operator-styles.ts';
import { fontStyles } from './stylesheets.ts';

let desk: Desk;

// The page came with them; named here, since a build holds only what its code asks for.
await loadStyles(operatorStyles);
await wholePage();
const view = viewAt(appElement().dataset.route ?? '') ?? views[0];
if (view) {
  const onDesk = (mounted: Desk) => {
    desk = mounted;
  };
  flushSync(() => hydrateRoot(appElement(), <Dashboard first={view} onDesk={onDesk} />));
  startNavigation(
    (path, _direction, scroll) => {
      const next = viewAt(path);
      if (!next) return 'elsewhere';
      desk.show(next);
      announceScreen(next.title, scroll);
      return 'shown';
    },
    () => undefined,
  );
  // There is nothing to type into before the code has asked who is here.
  honourEarlyTap([]);
  whenIdle(() => void loadStyles(fontStyles));
}
