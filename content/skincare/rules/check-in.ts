import type { Change } from '../../../core/program/adapt.ts';
import type { RuleBasis } from '../../../core/program/knowledge.ts';
import type { SkincareSourced } from './typed.ts';

/** What the changes after a check-in rest on. Their sizes are ours. */
export const checkInRules = {
  stopped: { sources: ['aad-patch-test'], evidence: 'consensus' },
  slower: { sources: ['retinoid-review', 'aad-dry-skin'], evidence: 'consensus' },
  waits: { sources: ['aad-acne-time', 'aad-order'], evidence: 'consensus' },
  repeats: { sources: ['habits'], evidence: 'limited' },
  'goes-on': { sources: ['aad-order'], evidence: 'consensus' },
} as const satisfies Readonly<Record<Change['kind'], RuleBasis & SkincareSourced>>;
