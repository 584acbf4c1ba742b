/** What a page loads to reckon a program and to put it into words. `sunPeaks` is left out: it is for where the place is known. */
export { knowledge } from '../../content/skincare/knowledge.ts';
export { completenessModel } from '../../content/skincare/rules/profile-completeness.ts';
export { programWords } from '../../content/skincare/words/words.ts';
export { createProgram } from '../../core/program/create-program.ts';
export { profileCompleteness } from '../../core/program/profile-completeness.ts';
export { programText } from '../../core/program/program-text.ts';
