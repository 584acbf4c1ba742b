import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { funnelCopy } from '../../../content/operator/funnel.ts';
import type { Condition } from '../../../core/analytics/conditions.ts';
import type { FunnelSegments } from '../../../core/api/operator/funnel.ts';
import type { SavedSegment } from '../../../core/api/operator/saved-segments.ts';
import { Button } from '../../ui/button.tsx';
import { useIsAllowed } from '../parts/role.ts';
import { areSame } from './conditions.ts';
import { savedSegmentsQuery } from './queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SaveDialog } from './save-dialog.tsx';

const { saved: copy } = funnelCopy;

type Props = { readonly conditions: readonly Condition[]; readonly segments: FunnelSegments | undefined };

/** One button, so that the focus stays when a segment was saved or removed. */
export function SegmentActions({ conditions, segments }: Props) {
  const { data } = useQuery(savedSegmentsQuery());
  const canSave = useIsAllowed('save-segments');
  const [open, setOpen] = useState<SavedSegment | 'new'>();
  if (!canSave || !data || conditions.length === 0) return null;
  const saved = data.segments.find((segment) => areSame(segment.conditions, conditions));
  const close = () => setOpen(undefined);
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(saved ?? 'new')}>
        <span>{saved ? copy.remove : copy.save}</span>
      </Button>
      {open === 'new' && <SaveDialog conditions={conditions} segments={segments} onClose={close} />}
      {open && open !== 'new' && <RemoveDialog segment={open} onClose={close} />}
    </>
  );
}
