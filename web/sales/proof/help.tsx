import { salesCopy } from '../../../content/pages/sales.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Link } from '../../ui/link.tsx';
import salesStyles from '../sales.module.css';
import styles from './help.module.css';

const { title, questions, text, link } = salesCopy.help;

export function Help() {
  return (
    <section className={`${styles.root} ${salesStyles.block}`}>
      <h2>{title}</h2>
      <Accordion
        items={questions.map(({ id, title, text, link }) => ({
          id,
          title,
          content: (
            <>
              <p>{text}</p>
              <Link href={link.href}>{link.label}</Link>
            </>
          ),
        }))}
      />
      <p>{text}</p>
      <Link className={styles.link} href={link.href}>
        {link.label}
      </Link>
    </section>
  );
}
