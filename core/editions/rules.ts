import type { FunnelRules } from './funnel-problems.ts';
import type { StepRules } from './step-problems.ts';

export type DraftRules = FunnelRules &
  StepRules & {
    /** Paths that begin so may be changed. */
    readonly open: readonly string[];
    /** And of those, these may not. */
    readonly closed: readonly { readonly at: string; readonly because: string }[];
    readonly codes: readonly string[];
    /** The ids of the plans of the shop, of which a funnel may show some. */
    readonly sold: readonly string[];
    /** That the typefaces draw. */
    readonly characters: string;
  };

/** `error` keeps a draft from being published; `warning` is for whoever wrote it. */
export type Problem = {
  readonly path: string;
  readonly says: string;
  readonly remedy: string;
  readonly grade: 'error' | 'warning';
};
