import { ExternalLink, LogOut } from 'lucide';
import type { ReactNode } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import type { OperatorState } from '../../../core/api/operator/session.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { allowedViews, type View } from '../views.ts';
import styles from './menu.module.css';
import { MenuLink } from './menu-link.tsx';
import { ThemePicker } from './theme-picker.tsx';
import type { WaitingCounts } from './use-waiting.ts';

/** Pages of the sandbox, outside the dashboard. */
const SANDBOX = ['mailbox', 'panel'] as const;
const GROUPS = Object.keys(frameCopy.groups) as View['group'][];

export type MenuProps = {
  readonly session: OperatorState | undefined;
  readonly view: View;
  readonly waiting: WaitingCounts;
  readonly onSignOut: (() => void) | undefined;
  readonly onNavigate?: (() => void) | undefined;
};

export function Menu({ session, view, waiting, onSignOut, onNavigate }: MenuProps) {
  const allowed = allowedViews(session?.operator?.role);
  const sandbox = SANDBOX.filter((name) => session?.sandbox?.[name]);
  return (
    <div className={styles.root}>
      {GROUPS.map((group) => (
        <Group key={group} title={frameCopy.groups[group]}>
          {allowed
            .filter((each) => each.group === group)
            .map((each) => (
              <li key={each.id}>
                <MenuLink view={each} current={each.id === view.id} waiting={waiting[each.id]} onClick={onNavigate} />
              </li>
            ))}
        </Group>
      ))}
      {sandbox.length > 0 && (
        <Group title={frameCopy.sandboxTitle}>
          {sandbox.map((name) => (
            <li key={name}>
              <a className={styles.item} href={`/sandbox/${name}`} target="_blank" rel="noreferrer">
                <Icon icon={ExternalLink} />
                {frameCopy.sandbox[name]}
                <span className="visually-hidden"> ({frameCopy.newTab})</span>
              </a>
            </li>
          ))}
        </Group>
      )}
      <div className={styles.own}>
        <ThemePicker />
        {onSignOut && (
          <button type="button" className={styles.item} onClick={onSignOut}>
            <Icon icon={LogOut} />
            {frameCopy.signOut}
          </button>
        )}
        {session?.operator && <p className={styles.who}>{fill(frameCopy.signedInAs, { name: session.operator.name })}</p>}
      </div>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}
