import { useState } from 'react';
import { usedDeletionCopy as copy } from '../../content/pages/account.ts';
import { clearDevice } from '../browser/clear-device.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './account.module.css';

/** Deletes nothing by itself: the visitor may have begun anew on this device. */
export function UsedDeletion() {
  const [cleared, setCleared] = useState(false);
  const clear = async () => {
    await clearDevice();
    setCleared(true);
  };
  return (
    <>
      <h1 className={styles.title}>{copy.title}</h1>
      <p>{copy.text}</p>
      <p key={String(cleared)}>{cleared ? copy.deviceCleared : copy.device}</p>
      {!cleared && (
        <Button variant="quiet" onClick={clear}>
          {copy.clearDevice}
        </Button>
      )}
      <LinkButton href="/">{copy.close}</LinkButton>
    </>
  );
}
