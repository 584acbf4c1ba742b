import { planCopy } from '../../content/pages/plan.ts';
import type { Source } from '../../content/skincare/sources/source.ts';
import { sources } from '../../content/skincare/sources.ts';
import { useWorkNumbers } from './work-numbers.ts';
import styles from './works.module.css';

const copy = planCopy.works;
const works: Readonly<Record<string, Source>> = sources;

/** Every work that a line of this program rests on. */
export function Works() {
  const numbers = useWorkNumbers();
  return (
    <details className={styles.root} id="works">
      <summary>{copy.title}</summary>
      <p>{copy.lead}</p>
      <ol className={styles.list}>
        {[...numbers.keys()].map((id) => {
          const work = works[id];
          return work && <Work key={id} id={id} work={work} />;
        })}
      </ol>
      <p className={styles.note}>{planCopy.note}</p>
    </details>
  );
}

function Work({ id, work: { title, where, year, evidence } }: { id: string; work: Source }) {
  return (
    <li id={`work-${id}`}>
      <cite>{title}</cite>. {where}
      {year !== undefined && `, ${year}`}. <span className={styles.kind}>{copy.kinds[evidence]}</span>
    </li>
  );
}
