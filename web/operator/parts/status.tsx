import { frameCopy } from '../../../content/operator/frame.ts';
import { Badge, type Tone } from './badge.tsx';

const TONES: Readonly<Record<string, Tone>> = { active: 'good', trialing: 'good', past_due: 'bad', unpaid: 'bad', lead: 'plain' };

export function StatusBadge({ status }: { status: string | null }) {
  const known = status ?? 'lead';
  return <Badge tone={TONES[known] ?? 'plain'}>{frameCopy.statuses[known] ?? known}</Badge>;
}
