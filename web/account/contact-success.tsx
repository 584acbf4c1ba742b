import { contactSuccessCopy } from '../../content/pages/account.ts';
import letter from '../illustrations/scenes/letter.svg?url';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './account.module.css';
import { AccountPage } from './account-page.tsx';

export default function ContactSuccess() {
  return (
    <AccountPage>
      <div className={styles.outcome}>
        <img src={letter} alt="" width="210" height="142" />
        <h1 className={styles.title}>{contactSuccessCopy.title}</h1>
        <p>{contactSuccessCopy.text}</p>
        <LinkButton href="/" variant="quiet">
          {contactSuccessCopy.home}
        </LinkButton>
      </div>
    </AccountPage>
  );
}
