import { Download } from 'lucide';
import { Icon } from './icon.tsx';
import styles from './store-link.module.css';

export function StoreLink({ href, lead, name, quiet }: { href: string; lead: string; name: string; quiet?: boolean }) {
  return (
    <a className={styles.root} data-quiet={quiet || undefined} href={href} rel="noopener">
      <Icon icon={Download} size={quiet ? 18 : 24} />
      <span>
        <span className={styles.lead}>{`${lead} `}</span>
        <span className={styles.name}>{name}</span>
      </span>
    </a>
  );
}
