import { brand } from '../../content/brand.ts';
import { landingCopy } from '../../content/pages/landing.ts';
import { siteCopy } from '../../content/pages/site.ts';
import icon from '../design/icon.svg?url';
import { StoreLink } from '../ui/store-link.tsx';

const { title, text } = landingCopy.download;
const { lead, appStore, googleLead, googlePlay } = siteCopy.store;

export function AppDownload() {
  return (
    <div className="download">
      <img className="download__icon" src={icon} alt="" width="88" height="88" loading="lazy" />
      <h2 className="section-title">{title}</h2>
      <p className="section-text">{text}</p>
      <div className="download__stores">
        <StoreLink href={brand.appStoreUrl} lead={lead} name={appStore} />
        {brand.googlePlayUrl && <StoreLink href={brand.googlePlayUrl} lead={googleLead} name={googlePlay} />}
      </div>
    </div>
  );
}
