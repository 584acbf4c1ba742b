/** What a page loads to reckon a program and to put it into words: the code, the rules and the words. */
export { knowledge } from '../../content/skincare/knowledge.ts';
export { completenessModel } from '../../content/skincare/rules/profile-completeness.ts';
export { programWords } from '../../content/skincare/words/words.ts';
export { createProgram, profileCompleteness, programText } from './engine-part.ts';
