import { useQuery } from '@tanstack/react-query';
import { reportSourceCopy as copy } from '../../content/operator/frame.ts';
import { fill } from '../../core/presentation/fill.ts';
import proseStyles from './parts/prose.module.css';
import { reportSourceQuery } from './queries.ts';
import type { ViewId } from './views.ts';

const REPORTS: readonly ViewId[] = ['overview', 'funnel', 'revenue', 'answers'];

/** Nothing without a replica. */
export function ReportSource({ view }: { view: ViewId }) {
  const isReport = REPORTS.includes(view);
  const source = useQuery({ ...reportSourceQuery(), enabled: isReport });
  const replica = source.data?.replica;
  if (!isReport || !replica) return null;
  const text = replica.is === 'away' ? copy.away : fill(copy.behind, { seconds: String(Math.round(replica.lagSeconds)) });
  return <p className={proseStyles.note}>{text}</p>;
}
