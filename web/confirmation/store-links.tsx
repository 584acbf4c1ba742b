import { brand } from '../../content/brand.ts';
import { siteCopy } from '../../content/pages/site.ts';
import { StoreLink } from '../ui/store-link.tsx';
import styles from './app-access.module.css';

const { store } = siteCopy;

export function StoreLinks() {
  return (
    <p className={styles.stores}>
      <StoreLink href={brand.appStoreUrl} lead={store.lead} name={store.appStore} />
      {brand.googlePlayUrl && <StoreLink href={brand.googlePlayUrl} lead={store.googleLead} name={store.googlePlay} />}
    </p>
  );
}
