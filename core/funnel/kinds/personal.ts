import type { StepKind } from '../step.ts';

const PERSONAL: ReadonlySet<StepKind> = new Set(['date', 'text', 'consent']);

/** Its answers can tell who somebody is, or are of no use to statistics: no event carries them. */
export function isPersonal({ kind }: { readonly kind: StepKind }): boolean {
  return PERSONAL.has(kind);
}
