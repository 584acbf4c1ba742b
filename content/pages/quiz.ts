/** Words around the questions, the same on every step. */
export const quizCopy = {
  back: 'Back',
  next: 'Next',
  step: 'Step',
  stepOf: 'of',
  part: 'Part',
  continue: 'Continue',
  help: 'Help',
  helpHref: '/contact-us',
} as const;
