import { Search } from 'lucide';
import { Suspense, useEffect, useState } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import type { OperatorState } from '../../../core/api/operator/session.ts';
import { isApple, onCommandKey } from '../../browser/shortcut.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import styles from './search-button.module.css';

const Palette = lazyComponent(async () => (await import('./palette.tsx')).Palette);

type Props = { readonly session: OperatorState; readonly onSignOut: (() => void) | undefined };

/** Opens the command palette, as ⌘K and Ctrl+K do. */
export function SearchButton({ session, onSignOut }: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => onCommandKey('k', () => setOpen((was) => !was)), []);
  return (
    <>
      <button type="button" className={styles.root} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon icon={Search} size={18} />
        {frameCopy.search}
        <kbd className={styles.keys}>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {open && (
        <ErrorBoundary message={frameCopy.broken} reloadLabel={frameCopy.reload} resetKey="palette">
          <Suspense>
            <Palette session={session} onSignOut={onSignOut} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
