import { LogOut, Menu } from 'lucide';
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
import styles from './frame.module.css';
import { allowedViews, type View, type ViewId } from './views.ts';

/** Pages of the sandbox, outside the dashboard. */
const EMBEDDED = ['mailbox', 'panel'] as const;

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
  return (
    <div className={`screen ${styles.root}`}>
      <header className={styles.side}>
        <div className={styles.bar}>
          <Link className="brand" href="/operator">
            <img className="brand__mark" src={icon} alt="" width="28" height="28" />
            {brand.name}
          </Link>
          <button
            type="button"
            className={styles.menu}
            aria-expanded={open}
            aria-controls="desk-nav"
            onClick={() => setOpenedOn(open ? undefined : view.id)}
          >
            <Icon icon={Menu} />
            {frameCopy.menu}
          </button>
        </div>
        <nav id="desk-nav" className={styles.nav} data-open={open || undefined} aria-label={frameCopy.nav}>
          <ul>
            {allowedViews(session?.operator?.role).map(({ id, path, label }) => (
              <li key={id}>
                <Link href={path} aria-current={id === view.id ? 'page' : undefined} onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
            {EMBEDDED.filter((name) => session?.sandbox?.[name]).map((name) => (
              <li key={name}>
                <a href={`/sandbox/${name}`} target="_blank" rel="noreferrer">
                  {frameCopy.sandbox[name]}
                  <span className="visually-hidden"> ({frameCopy.newTab})</span>
                </a>
              </li>
            ))}
          </ul>
          {onSignOut && (
            <button type="button" className={styles.out} onClick={onSignOut}>
              <Icon icon={LogOut} size={18} />
              {frameCopy.signOut}
            </button>
          )}
          {session?.operator && <p className={styles.who}>{fill(frameCopy.signedInAs, { name: session.operator.name })}</p>}
        </nav>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{view.label}</h1>
        {children}
        {zone && <p className={styles.zone}>{fill(frameCopy.zone, { zone })}</p>}
      </main>
    </div>
  );
}
