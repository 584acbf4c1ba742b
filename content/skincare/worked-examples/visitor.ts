import type { ProgramInput } from '../../../core/program/program.ts';
import type { FunnelAnswers } from '../../funnel/index.ts';

export type ExampleVisitor = Omit<ProgramInput, 'answers' | 'sun'> & {
  readonly name: string;
  readonly answers: FunnelAnswers;
  readonly place?: { readonly latitude: number; readonly elevation?: number };
  /** Without it, 22 November. */
  readonly dayOfYear?: number;
};
