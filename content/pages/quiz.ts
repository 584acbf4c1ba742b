/** Words around the questions, the same on every step. */
export const quizCopy = {
  back: 'Back',
  next: 'Next',
  progress: 'Quiz progress',
  stepOf: 'of',
  part: 'Part',
  continue: 'Continue',
} as const;
