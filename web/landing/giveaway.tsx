import { landingCopy } from '../../content/pages/landing.ts';
import box from '../illustrations/landing/beauty-box.svg?url';
import director from '../illustrations/landing/medical-director.svg?url';

const { title, text, rules, terms, quote, author, house } = landingCopy.giveaway;

export function Giveaway() {
  return (
    <section className="page">
      <div className="giveaway">
        <img className="giveaway__box" src={box} alt="" width="400" height="340" loading="lazy" />
        <div className="giveaway__words">
          <h2 className="section-title">{title}</h2>
          <p className="section-text">{text}</p>
          <p className="giveaway__rules">
            {rules} <a href="/terms-of-use">{terms}</a>
          </p>
        </div>
        <figure className="giveaway__quote">
          <img src={director} alt="" width="72" height="72" loading="lazy" />
          <blockquote>“{quote}”</blockquote>
          <figcaption>
            <b>{author}</b> {house}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
