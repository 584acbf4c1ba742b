import { Download } from 'lucide';
import { Icon } from './icon.tsx';

/** To an app store: the store's name large, what is done there small above it. */
export function StoreLink({ href, lead, name, quiet }: { href: string; lead: string; name: string; quiet?: boolean }) {
  return (
    <a className={`store-link${quiet ? ' store-link--quiet' : ''}`} href={href} rel="noopener">
      <Icon icon={Download} size={quiet ? 18 : 24} />
      <span>
        <span className="store-link__lead">{lead} </span>
        <span className="store-link__name">{name}</span>
      </span>
    </a>
  );
}
