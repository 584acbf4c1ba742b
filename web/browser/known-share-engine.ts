import { knownCopy } from '../../content/pages/known.ts';
import { mode } from '../../content/skincare/mode.ts';
import { shareModel } from '../../content/skincare/rules/known-share.ts';
import { answerChips, type ChipWords } from '../../core/program/answer-chips.ts';
import { knownShare } from '../../core/program/known-share.ts';
import { outline } from '../outline.ts';
import { engine } from './known-share-store.ts';

const steps = outline.steps.map(({ id }) => id);
const words: Readonly<Record<string, ChipWords>> = knownCopy.chips;

engine.set({
  shareOf: (answers, upTo) => (mode === 'computed' ? knownShare(shareModel, steps, answers, upTo) : 0) || undefined,
  chipsOf: (step, answers) => answerChips(words[step] ?? {}, answers),
});
