/** Words for a visitor who comes back with answers on the device. */
export const resumeCopy = {
  title: 'Continue where you left off',
  step: 'step',
  /** For who has bought. */
  plan: { title: 'Your plan is open', place: 'Your rituals for today are waiting.', continue: 'Open my plan' },
  results: 'Your results are waiting for you.',
  continue: 'Continue',
  startOver: 'Start over',
  startOverNote: 'Start over and delete my answers and photo from this device',
} as const;
