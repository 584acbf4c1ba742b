import { answerChipCopy } from '../../content/pages/answer-chips.ts';
import { mode } from '../../content/skincare/mode.ts';
import { completenessModel } from '../../content/skincare/rules/profile-completeness.ts';
import { answerChips, type ChipWords } from '../../core/program/answer-chips.ts';
import { profileCompleteness } from '../../core/program/profile-completeness.ts';
import { outline } from '../outline.ts';
import { engine } from './completeness-store.ts';

const steps = outline.steps.map(({ id }) => id);
const words: Readonly<Record<string, ChipWords>> = answerChipCopy.chips;

engine.set({
  shareOf: (answers, upTo) =>
    (mode === 'computed' ? profileCompleteness(completenessModel, steps, answers, upTo) : 0) || undefined,
  chipsOf: (step, answers) => answerChips(words[step] ?? {}, answers),
});
