/** Words of the three analysis screens that are not figures. */
export const analysisCopy = {
  continue: 'Continue',
  next: 'Next',
  photoAlt: 'Your selfie',
  portraitAlt: 'Drawing of a calm face',
  withoutSelfie: 'Analyzing your answers...',
  onDevice: 'Your photo stays on this device.',
  reviews: 'Reviews',
  scores: 'Your skin today',
  scoresNote: 'Every area has room to grow. Your program starts where it matters most.',
} as const;
