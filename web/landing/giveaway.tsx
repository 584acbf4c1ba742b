import { landingCopy } from '../../content/pages/landing.ts';
import box from '../illustrations/landing/beauty-box.svg?url';
import { ExampleDot } from '../ui/example-dot.tsx';
import { Link } from '../ui/link.tsx';
import styles from './giveaway.module.css';
import sectionStyles from './section.module.css';

const { title, text, rules, terms, quote, author, house } = landingCopy.giveaway;

export function Giveaway() {
  return (
    <section className="page">
      <div className={styles.root}>
        <img className={styles.box} src={box} alt="" width="400" height="340" loading="lazy" />
        <div className={styles.copy}>
          <h2 className={sectionStyles.title}>{title}</h2>
          <p className={sectionStyles.text}>{text}</p>
          <p className={styles.rules}>
            {rules} <Link href="/terms-of-use">{terms}</Link>
          </p>
        </div>
        <figure className={styles.quote}>
          <blockquote>{`“${quote.text}”`}</blockquote>
          <figcaption>
            <b>{author}</b> {house} <ExampleDot of={[quote]} />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
