import { Menu as MenuIcon } from 'lucide';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { brand } from '../../content/brand.ts';
import { frameCopy } from '../../content/operator/frame.ts';
import type { OperatorState } from '../../core/api/operator/session.ts';
import { fill } from '../../core/presentation/fill.ts';
import { useTimeZone } from '../browser/zone.ts';
import icon from '../design/icon.svg?url';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Modal } from '../ui/modal.tsx';
import styles from './frame.module.css';
import { Menu } from './menu/menu.tsx';
import { MenuLink } from './menu/menu-link.tsx';
import { useWaiting } from './menu/use-waiting.ts';
import { SearchButton } from './palette/search-button.tsx';
import { allowedViews, type View, type ViewId } from './views.ts';

/** Those that stand at the bottom of a phone, as far as the role includes them. */
const SHORTCUTS: readonly ViewId[] = ['overview', 'funnel', 'revenue', 'inbox'];

type Props = {
  /** Undefined before somebody is signed in. */
  readonly session: OperatorState | undefined;
  readonly view: View;
  readonly onSignOut: (() => void) | undefined;
  readonly children: ReactNode;
};

export function Frame({ view, session, onSignOut, children }: Props) {
  // Bound to its view, so that Back closes the menu too.
  const [openedOn, setOpenedOn] = useState<ViewId>();
  const open = openedOn === view.id;
  const close = () => setOpenedOn(undefined);
  const zone = useTimeZone();
  const waiting = useWaiting(session);
  const menu = { session, view, waiting, onSignOut };
  return (
    <div className={`screen ${styles.root}`}>
      <header className={styles.side}>
        <div className={styles.bar}>
          <Link className="brand" href="/operator">
            <img className="brand__mark" src={icon} alt="" width="28" height="28" />
            {brand.name}
          </Link>
          {session && <SearchButton session={session} onSignOut={onSignOut} />}
        </div>
        <nav id="desk-nav" className={styles.nav} aria-label={frameCopy.nav}>
          <Menu {...menu} />
        </nav>
        <nav className={styles.shortcuts} aria-label={frameCopy.shortcuts}>
          {allowedViews(session?.operator?.role)
            .filter(({ id }) => SHORTCUTS.includes(id))
            .map((each) => (
              <MenuLink key={each.id} stacked view={each} current={each.id === view.id} waiting={waiting[each.id]} />
            ))}
          <button
            type="button"
            className={styles.more}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpenedOn(view.id)}
          >
            <Icon icon={MenuIcon} />
            {frameCopy.menu}
          </button>
        </nav>
        {open && (
          <Modal title={frameCopy.menu} closeLabel={frameCopy.close} onClose={close}>
            <Menu {...menu} onNavigate={close} />
          </Modal>
        )}
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{view.label}</h1>
        {children}
        {zone && <p className={styles.zone}>{fill(frameCopy.zone, { zone })}</p>}
      </main>
    </div>
  );
}
