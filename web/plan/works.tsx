import '../design/disclosure.css';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { planCopy } from '../../content/pages/plan.ts';
import type { Source } from '../../content/skincare/sources/source.ts';
import { sources } from '../../content/skincare/sources.ts';
import type { Change } from '../../core/program/adapt.ts';
import type { Program } from '../../core/program/program.ts';
import { isPrinting, onPrint } from '../browser/print.ts';
import { addressOf, authorsOf, factsOf } from '../sources/cited.ts';
import { WorkTitle } from '../sources/work-title.tsx';
import { Link } from '../ui/link.tsx';
import styles from './works.module.css';
import { useWorks, WorksContext, workNumbers } from './works-context.ts';

const copy = planCopy.works;
const works: Readonly<Record<string, Source>> = sources;

type ProviderProps = { readonly program: Program; readonly changes: readonly Change[]; readonly children: ReactNode };

export function WorksProvider({ program, changes, children }: ProviderProps) {
  const [isOpen, setOpen] = useState(false);
  const numbers = useMemo(() => workNumbers(program, changes), [program, changes]);
  return <WorksContext value={{ numbers, isOpen, setOpen }}>{children}</WorksContext>;
}

/** Every work that a line of this program rests on. Paper has no fold to open, and its lines name the numbers of the works. */
export function Works() {
  const { numbers, isOpen, setOpen } = useWorks();
  const isOnPaper = useSyncExternalStore(onPrint, isPrinting);
  const isShown = isOpen || isOnPaper;
  return (
    <details className={styles.root} open={isShown} onToggle={(event) => isOnPaper || setOpen(event.currentTarget.open)}>
      <summary>{copy.title}</summary>
      {isShown && (
        <>
          <ol className={styles.list}>
            {[...numbers.keys()].map((id) => {
              const work = works[id];
              return work && <Work key={id} id={id} work={work} />;
            })}
          </ol>
          <p className={styles.note}>
            {planCopy.note} <Link href={copy.all.href}>{copy.all.label}</Link>
          </p>
        </>
      )}
    </details>
  );
}

function Work({ id, work }: { id: string; work: Source }) {
  const { title, where, year } = work;
  return (
    <li id={`work-${id}`}>
      {authorsOf(work)}
      <cite>
        <WorkTitle title={title} address={addressOf(work)} />
      </cite>
      . {where}
      {year !== undefined && `, ${year}`}. {factsOf(work)}
    </li>
  );
}
