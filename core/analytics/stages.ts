import type { Outline } from '../funnel/outline.ts';
import type { StepKind } from '../funnel/step.ts';

export type Stage<Id extends string = string> = {
  /** Never changes: stored counts refer to it. */
  readonly id: Id;
  readonly kind?: StepKind;
  readonly number?: number;
  /** The last three stages have no page of ours. */
  readonly path?: string;
};

const BEFORE = [
  { id: 'landing', path: '/' },
  { id: 'intro', path: '/loading' },
] as const;

const AFTER = [
  { id: 'identify', path: '/identify' },
  { id: 'treatment', path: '/treatment' },
  { id: 'keep-results', path: '/keep-results' },
  { id: 'prediction', path: '/prediction' },
  { id: 'payment' },
  { id: 'checkout' },
  { id: 'paid' },
] as const;

export type OuterStage = (typeof BEFORE)[number]['id'] | 'analyze' | (typeof AFTER)[number]['id'];

export function stagesOf<Id extends string>(outline: Pick<Outline<Id>, 'steps' | 'exit'>): readonly Stage<Id | OuterStage>[] {
  const analyze = { id: 'analyze', number: outline.steps.length + 1, path: outline.exit } as const;
  return [...BEFORE, ...outline.steps.map(({ id, kind, number, path }) => ({ id, kind, number, path })), analyze, ...AFTER];
}

export function stageAt<Id extends string>(stages: readonly Stage<Id>[], path: string): Stage<Id> | undefined {
  return stages.find((stage) => stage.path === (path === '/home' ? '/' : path));
}
