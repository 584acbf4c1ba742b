import type { AskingStep, Step } from './step.ts';

type IdsOf<S> = S extends { readonly options: readonly { readonly id: infer Id }[] } ? Id : never;

type Several = { readonly kind: 'multi' } | { readonly kind: 'pictures'; readonly several: true };

type Question<S extends AskingStep> = S extends Several & { readonly id: infer Id }
  ? { readonly step: Id; readonly includes: IdsOf<S> }
  : S extends { readonly kind: 'single' | 'scale' | 'pictures'; readonly id: infer Id }
    ?
        | { readonly step: Id; readonly is: IdsOf<S> }
        | { readonly step: Id; readonly isNot: IdsOf<S> }
        | (S extends { readonly kind: 'scale' } ? { readonly step: Id; readonly atLeast: number } : never)
    : S extends { readonly kind: 'number' | 'slider'; readonly id: infer Id }
      ? { readonly step: Id; readonly atLeast: number }
      : never;

/** Conditions over these steps alone. */
export type WhenOver<S extends Step> =
  | Question<Extract<S, AskingStep>>
  | { readonly all: readonly WhenOver<S>[] }
  | { readonly any: readonly WhenOver<S>[] }
  | { readonly not: WhenOver<S> };
