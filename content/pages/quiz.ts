/** Words around the questions, the same on every step. */
export const quizCopy = {
  back: 'Back',
  next: 'Next',
  progress: 'Quiz progress',
  stepOf: 'of',
  part: 'Part',
  continue: 'Continue',
} as const;

export const introCopy = {
  title: 'Analyzing your skincare profile',
  wait: "Please don't close this page",
  skip: 'Continue',
} as const;
