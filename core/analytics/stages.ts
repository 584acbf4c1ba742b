import { exitNumber, type Outline } from '../funnel/outline.ts';

/** A stop on the way from the landing page to the payment: every step of the quiz, and what lies around it. */
export type Stage = {
  /** For ever: a step's id, or a name given here. */
  readonly id: string;
  /** In 'Quiz Step Complete', where completing it counts as completing a step. */
  readonly number?: number;
  /** The address it is met at; the last three are no pages of ours. */
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

/** In the order they are gone through. */
export function stagesOf(outline: Pick<Outline, 'steps' | 'exit'>): readonly Stage[] {
  const analyze = { id: 'analyze', number: exitNumber(outline), path: outline.exit };
  return [...BEFORE, ...outline.steps.map(({ id, number, path }) => ({ id, number, path })), analyze, ...AFTER];
}

/** The stage met at a path; the landing page has two. */
export function stageAt(stages: readonly Stage[], path: string): Stage | undefined {
  return stages.find((stage) => stage.path === (path === '/home' ? '/' : path));
}
