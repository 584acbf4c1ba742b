import { brand } from '../../content/brand.ts';
import { landingCopy } from '../../content/pages/landing.ts';
import { siteCopy } from '../../content/pages/site.ts';
import pocket from '../illustrations/landing/pocket.svg?url';
import { StoreLink } from '../ui/store-link.tsx';
import styles from './app-download.module.css';
import sectionStyles from './section.module.css';

const { title, text } = landingCopy.download;
const { lead, appStore, googleLead, googlePlay } = siteCopy.store;

export function AppDownload() {
  return (
    <div className={styles.root}>
      <img src={pocket} alt="" width="400" height="320" loading="lazy" />
      <h2 className={sectionStyles.title}>{title}</h2>
      <p className={sectionStyles.text}>{text}</p>
      <div className={styles.stores}>
        <StoreLink href={brand.appStoreUrl} lead={lead} name={appStore} />
        {brand.googlePlayUrl && <StoreLink href={brand.googlePlayUrl} lead={googleLead} name={googlePlay} />}
      </div>
    </div>
  );
}
