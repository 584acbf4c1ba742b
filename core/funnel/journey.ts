import type { Outline, StepPlace } from './outline.ts';
import { emptyJourney, type StoredJourney } from './stored-journey.ts';

/** Immutable. A funnel that branches needs a change in `next`, `previous` and `progress` only. */
export class Journey {
  // Declared only: for Safari 15 a field or a private name costs visitors a helper.
  declare readonly stored: StoredJourney;
  private declare readonly outline: Outline;

  constructor(outline: Outline, stored: StoredJourney = emptyJourney) {
    this.outline = outline;
    this.stored = stored;
  }

  get first(): string {
    return this.next({ number: 0 });
  }

  next(step: Pick<StepPlace, 'number'>): string {
    return this.outline.steps[step.number]?.path ?? this.outline.exit;
  }

  previous(step: Pick<StepPlace, 'number'>): string {
    return this.outline.steps[step.number - 2]?.path ?? this.outline.entry;
  }

  progress(step: Pick<StepPlace, 'number'>): { readonly value: number; readonly max: number } {
    return { value: step.number, max: this.outline.steps.length };
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

  private get selfie(): StepPlace | undefined {
    return this.outline.steps.find(({ kind }) => kind === 'selfie');
  }
}
