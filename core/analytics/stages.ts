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

type Course<Id extends string> = Pick<Outline<Id>, 'base' | 'steps' | 'exit'>;

/** A further funnel begins with its first step, and ends with its last where it leads to no page of its own. */
export function stagesOf<Id extends string>({ base, steps, exit }: Course<Id>): readonly Stage<Id | OuterStage>[] {
  const asked = steps.map(({ id, kind, number, path }) => ({ id, kind, number, path }));
  if (!exit.startsWith(`${base}/`) || exit === '/') return asked;
  const analyze = { id: 'analyze', number: steps.length + 1, path: exit } as const;
  const after = AFTER.map((stage) => ('path' in stage ? { ...stage, path: base + stage.path } : stage));
  return [...(base ? [] : BEFORE), ...asked, analyze, ...after];
}

/** What a stage or an answer of a funnel is counted as: several funnels may have a step of one id. */
export function countedAs({ base }: Pick<Outline, 'base'>, id: string): string {
  return base ? `${base.slice(1)}/${id}` : id;
}

export function stageAt<Id extends string>(stages: readonly Stage<Id>[], path: string): Stage<Id> | undefined {
  return stages.find((stage) => stage.path === (path === '/home' ? '/' : path));
}
