import { brand } from '../../content/brand.ts';
import { siteCopy } from '../../content/pages/site.ts';
import icon from '../design/icon.svg?url';
import { Link } from '../ui/link.tsx';
import { StoreLink } from '../ui/store-link.tsx';
import styles from './header.module.css';

const { lead, appStore } = siteCopy.store;

export function LandingHeader() {
  return (
    <header className={`${styles.root} page`}>
      <Link className="brand" href="/">
        <img className="brand__mark" src={icon} alt="" width="28" height="28" />
        {brand.name}
      </Link>
      <StoreLink href={brand.appStoreUrl} lead={lead} name={appStore} quiet />
    </header>
  );
}
