import { useDeferredValue, useState } from 'react';
import { siteCopy } from '../../content/pages/site.ts';
import { sourcesCopy as copy } from '../../content/pages/sources.ts';
import { fill } from '../../core/presentation/fill.ts';
import { capitalized } from '../../core/program/wording.ts';
import { Field } from '../ui/field.tsx';
import { TextPage } from '../ui/text-page.tsx';
import { allWorks, foundWorks } from './found-works.ts';
import styles from './sources.module.css';
import { WorkTitle } from './work-title.tsx';

/** All works that the program rests on, and what each stands behind. */
export default function Sources() {
  const [query, setQuery] = useState('');
  const found = foundWorks(useDeferredValue(query));
  return (
    <TextPage footer={siteCopy.footer}>
      <main className={`${styles.root} page`}>
        <h1 id="title" className={styles.title}>
          {copy.title}
        </h1>
        <p className={styles.lead}>
          {copy.lead} <a href="#reading">{copy.howToRead}</a>
        </p>
        <div className={styles.search}>
          <Field label={copy.search} name="search" value={query} onChange={setQuery} />
        </div>
        <p role="status">{fill(copy.count, { count: String(found.length), all: String(allWorks.length) })}</p>
        {found.length === 0 && <p>{copy.none}</p>}
        <ul className={styles.works}>
          {found.map(({ id, authors, title, where, year, address, facts, behind, checked }) => (
            <li key={id} id={id}>
              <h2>
                <WorkTitle title={title} address={address} />
              </h2>
              <p>
                {authors}
                {[where, year].filter(Boolean).join(', ')}
              </p>
              <p>{capitalized([facts, checked].join(', '))}</p>
              {behind && <p>{behind}</p>}
            </li>
          ))}
        </ul>
        <div id="reading" className={styles.reading}>
          {Object.entries(copy.reading).map(([id, { title, lines, note }]) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p>{note}</p>
            </section>
          ))}
        </div>
      </main>
    </TextPage>
  );
}
