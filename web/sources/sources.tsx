import { useDeferredValue, useState } from 'react';
import { siteCopy } from '../../content/pages/site.ts';
import { sourcesCopy as copy } from '../../content/pages/sources.ts';
import { fill } from '../../core/presentation/fill.ts';
import { Field } from '../ui/field.tsx';
import { TextPage } from '../ui/text-page.tsx';
import { allWorks, foundWorks } from './found-works.ts';
import styles from './sources.module.css';

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
        <p className={styles.lead}>{copy.lead}</p>
        <div className={styles.search}>
          <Field label={copy.search} name="search" value={query} onChange={setQuery} />
        </div>
        <p role="status">{fill(copy.count, { count: String(found.length), all: String(allWorks.length) })}</p>
        {found.length === 0 && <p>{copy.none}</p>}
        <ul className={styles.works}>
          {found.map(({ id, title, where, year, kind, behind, checked }) => (
            <li key={id} id={id}>
              <h2>{title}</h2>
              <p>{[where, year, kind, checked].filter(Boolean).join(', ')}</p>
              {behind && <p>{behind}</p>}
            </li>
          ))}
        </ul>
        <section className={styles.reading} aria-labelledby="reading">
          <h2 id="reading">{copy.reading.title}</h2>
          <ul>
            {copy.reading.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{copy.reading.note}</p>
        </section>
      </main>
    </TextPage>
  );
}
