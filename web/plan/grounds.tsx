import { planCopy } from '../../content/pages/plan.ts';
import { fill } from '../../core/presentation/fill.ts';
import type { LineGrounds } from '../../core/program/program.ts';
import styles from './works.module.css';
import { useWorks } from './works-context.ts';

/** How strong the evidence of a line is, and the works it rests on, which a tap shows. */
export function Grounds({ grounds: { evidence, sources } }: { grounds: Pick<LineGrounds, 'evidence' | 'sources'> }) {
  const { numbers, setOpen } = useWorks();
  const { one, many } = planCopy.works;
  const works = sources.map((id) => ({ id, number: numbers.get(id) ?? 0 })).sort((a, b) => a.number - b.number);
  const named = fill(works.length > 1 ? many : one, { numbers: works.map(({ number }) => number).join(', ') });
  return (
    <p className={styles.grounds} data-detail="">
      {planCopy.evidence[evidence]}
      <a href={`#work-${works[0]?.id}`} onClick={() => setOpen(true)}>
        {named}
      </a>
    </p>
  );
}
