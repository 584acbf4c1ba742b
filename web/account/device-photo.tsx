import { useState } from 'react';
import { deletionCopy } from '../../content/pages/account.ts';
import { deletePhoto, usePhoto } from '../browser/photo.ts';
import { Button } from '../ui/button.tsx';
import styles from './account.module.css';

export function DevicePhoto() {
  const photo = usePhoto();
  const [deleted, setDeleted] = useState(false);
  const remove = async () => {
    await deletePhoto();
    setDeleted(true);
  };
  return (
    <>
      {photo && (
        <section className={`${styles.section} card`}>
          <h2 className={styles.subtitle}>{deletionCopy.photoTitle}</h2>
          <p>{deletionCopy.photo}</p>
          <Button variant="quiet" fullWidth onClick={remove}>
            {deletionCopy.deletePhoto}
          </Button>
        </section>
      )}
      <div role="status">{deleted && !photo && <p className="notice">{deletionCopy.photoDeleted}</p>}</div>
    </>
  );
}
