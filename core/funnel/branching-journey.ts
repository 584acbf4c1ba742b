import type { Answer } from './answers.ts';
import { Journey } from './journey.ts';
import type { Outline, StepPlace } from './outline.ts';
import type { Step } from './step.ts';
import { type StoredJourney, withAnswer } from './stored-journey.ts';
import { answersAsked, offering, truthOf } from './when.ts';

type Placed = Pick<StepPlace, 'number'>;

/** Of a funnel whose steps or options have conditions. Visitors load it with such a funnel alone. */
export class BranchingJourney extends Journey {
  private declare readonly askedAnswers: StoredJourney['answers'];

  constructor(outline: Outline, stored?: StoredJourney) {
    super(outline, stored);
    this.askedAnswers = answersAsked(outline.steps, this.stored.answers);
  }

  override get answers(): StoredJourney['answers'] {
    return this.askedAnswers;
  }

  override next(step: Placed & { readonly id?: string }, answer?: Answer): string {
    if (step.id !== undefined && answer !== undefined)
      return new BranchingJourney(this.outline, withAnswer(this.stored, step.id, answer)).next(step);
    return this.asked.find(({ number }) => number > step.number)?.path ?? this.outline.exit;
  }

  override previous(step: Placed): string {
    return this.asked.filter(({ number }) => number < step.number).at(-1)?.path ?? this.outline.entry;
  }

  /** What is asked later counts until an answer rules it out, so that the bar never goes back while the visitor goes on. */
  override course(step: Placed): readonly StepPlace[] {
    const { steps } = this.outline;
    const open = steps.slice(step.number - 1).map(({ id }) => id);
    return steps.filter(({ number, when }) => number === step.number || truthOf(when, this.answers, open) > 0);
  }

  override offering<S extends Step | undefined>(step: S): S {
    return step && offering(step, this.answers);
  }

  /** A link or an answer that was changed may lead to a step that is not asked. */
  isAsked(step: Placed): boolean {
    return this.asked.some(({ number }) => number === step.number);
  }

  /** The last step may be one that is not asked any more. */
  override get resumePath(): string | undefined {
    const path = super.resumePath;
    const step = this.outline.steps.find((other) => other.path === path);
    return step && !this.isAsked(step) ? this.next(step) : path;
  }

  protected override get selfie(): StepPlace | undefined {
    return this.asked.find(({ kind }) => kind === 'selfie');
  }

  private get asked(): readonly StepPlace[] {
    return this.outline.steps.filter(({ when }) => truthOf(when, this.answers) === 1);
  }
}
