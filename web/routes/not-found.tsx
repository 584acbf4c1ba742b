import { siteCopy } from '../../content/pages/site.ts';
import styles from '../account/account.module.css';
import { LostPetals } from '../illustrations/lost-petals.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { TextPage } from '../ui/text-page.tsx';

const { title, text, home, contact } = siteCopy.notFound;

export default function NotFound() {
  return (
    <TextPage footer={siteCopy.footer}>
      <main className={`${styles.root} column ${styles.outcome}`}>
        <LostPetals />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{text}</p>
        <LinkButton href="/">{home}</LinkButton>
        <LinkButton href="/contact-us" variant="quiet">
          {contact}
        </LinkButton>
      </main>
    </TextPage>
  );
}
