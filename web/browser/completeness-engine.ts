import { answerChipCopy } from '../../content/pages/answer-chips.ts';
import { mode } from '../../content/skincare/mode.ts';
import { completenessModel } from '../../content/skincare/rules/profile-completeness.ts';
import { answerChips, type ChipWords } from '../../core/program/answer-chips.ts';
import { profileCompleteness } from '../../core/program/profile-completeness.ts';
import { outline } from '../outline.ts';
import { engine } from './completeness-store.ts';
import { currentJourney } from './journey.ts';

const words: Readonly<Record<string, ChipWords>> = answerChipCopy.chips;

engine.set({
  shareOf: (answers, upTo) =>
    (mode === 'computed' ? profileCompleteness(completenessModel, stepsAt(upTo), answers, upTo) : 0) || undefined,
  chipsOf: (step, answers) => answerChips(words[step] ?? {}, answers),
});

/** What is not asked of a visitor is not missing. */
function stepsAt(id: string | undefined): readonly string[] {
  const at = outline.steps.find((step) => step.id === id) ?? { number: Number.POSITIVE_INFINITY };
  return currentJourney()
    .course(at)
    .map((step) => step.id);
}
