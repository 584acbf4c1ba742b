/** The code that reckons a program and puts it into words. `sunPeaks` is left out: it is for where the place is known. */
export { createProgram } from '../../core/program/create-program.ts';
export { profileCompleteness } from '../../core/program/profile-completeness.ts';
export { programText } from '../../core/program/program-text.ts';
