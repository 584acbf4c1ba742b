import type { Answer } from './answers.ts';
import type { Outline, StepPlace } from './outline.ts';
import type { Step } from './step.ts';
import { emptyJourney, type StoredJourney } from './stored-journey.ts';

/** Immutable. `BranchingJourney` is that of a funnel with conditions, and the two alone know which steps a visitor is asked. */
export class Journey {
  // Declared only: for Safari 15 a field or a private name costs visitors a helper.
  declare readonly stored: StoredJourney;
  protected declare readonly outline: Outline;

  constructor(outline: Outline, stored: StoredJourney = emptyJourney) {
    this.outline = outline;
    this.stored = stored;
  }

  /** Without those to what the visitor is not asked. */
  get answers(): StoredJourney['answers'] {
    return this.stored.answers;
  }

  get first(): string {
    return this.next({ number: 0 });
  }

  /** After an answer that may not be stored yet. */
  next(step: Pick<StepPlace, 'number'> & { readonly id?: string }, _answer?: Answer): string {
    return this.outline.steps[step.number]?.path ?? this.outline.exit;
  }

  previous(step: Pick<StepPlace, 'number'>): string {
    return this.outline.steps[step.number - 2]?.path ?? this.outline.entry;
  }

  /** The steps of this visitor, as far as they are known at one of them. */
  course(_step: Pick<StepPlace, 'number'>): readonly StepPlace[] {
    return this.outline.steps;
  }

  /** The step with the options that this visitor is offered. */
  offering<S extends Step | undefined>(step: S): S {
    return step;
  }

  /** Every question is optional; the selfie is not, because the analysis shows it. */
  isCompleted(hasPhoto: boolean): boolean {
    return hasPhoto || this.stored.selfie === 'skipped' || !this.selfie;
  }

  mayVisit(path: string, hasPhoto: boolean): boolean {
    return path !== this.outline.exit || this.isCompleted(hasPhoto);
  }

  /** At the exit the photo may have expired, so the selfie step asks again. */
  get resumePath(): string | undefined {
    const { at } = this.stored;
    if (at === this.outline.exit) return this.selfie?.path ?? at;
    return at === this.first ? undefined : at;
  }

  protected get selfie(): StepPlace | undefined {
    return this.outline.steps.find(({ kind }) => kind === 'selfie');
  }
}
