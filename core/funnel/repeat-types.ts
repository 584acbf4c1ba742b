import type { AskingStep } from './step.ts';

export type RepeatingField = 'title' | 'lead' | 'why' | 'reassurance';
/** What a screen says there is a figure, or a promise. */
export type FixedKind = 'chart' | 'counter' | 'selfie';

type IdsIn<Text extends string> = Text extends `${string}{${infer Braces}}${infer Rest}`
  ? (Braces extends `${infer Id}|${string}` ? Id : Braces) | IdsIn<Rest>
  : never;

/** The text itself, or what is wrong with it. A text that is no literal is checked when it is read. */
export type Repeating<Text extends string, Id extends string> = string extends Text
  ? Text
  : [Exclude<IdsIn<Text>, Id>] extends [never]
    ? Text
    : `No earlier step is called '${Exclude<IdsIn<Text>, Id>}'.`;

type TextIn<S> = S extends { readonly [_ in RepeatingField]?: infer _Text }
  ? Extract<S[keyof S & RepeatingField], string>
  : never;

type RepeatableId<S> = S extends { readonly kind: Exclude<AskingStep['kind'], 'consent'>; readonly id: infer Id extends string }
  ? Id
  : never;

/** The ids that steps repeat before they were asked. */
type LateInSteps<Steps extends readonly unknown[], Earlier extends string> = Steps extends readonly [infer First, ...infer Rest]
  ?
      | Exclude<IdsIn<TextIn<First>>, First extends { readonly kind: FixedKind } ? never : Earlier>
      | LateInSteps<Rest, Earlier | RepeatableId<First>>
  : never;

type StepsOf<S extends readonly unknown[]> = S extends readonly [infer First, ...infer Rest]
  ? [...(First extends { readonly steps: infer Own extends readonly unknown[] } ? Own : []), ...StepsOf<Rest>]
  : [];

/** Anything, or what a funnel repeats that no earlier step asks. */
export type RepeatsEarlier<S extends readonly unknown[]> = [LateInSteps<StepsOf<S>, never>] extends [never]
  ? unknown
  : { readonly 'No earlier step is called': LateInSteps<StepsOf<S>, never> };
