import type { AskingId } from '../funnel/index.ts';

/** Words of the three analysis screens that are not figures. */
export const analysisCopy = {
  continue: 'Continue',
  next: 'Next',
  photoAlt: 'Your selfie',
  withoutSelfie: 'Analyzing your answers...',
  onDevice: 'Your photo stays on this device.',
  reviews: 'Reviews',
  lookedAt: 'What we look at',
  fromAnswers: 'From your answers',
  /** Below the fit of a visitor who could not tell everything. {percent} is filled in. */
  open: 'The other {percent}% is what you left open or were not sure about. Your plan works without it.',
  scores: 'Your skin today',
  scoresNote: 'Worked out from your answers, not measured. Under each bar is an answer behind it.',
  scoresPhotoNote:
    'A self-assessment from your answers. Your photo counts for a little of complexion and texture, where it says so, and for nothing else.',
  fromPhoto: 'Your photo',
  exampleNote: 'An example. Yours will be worked out from your answers.',
  /** Before the answer that weighs most. */
  answered: {
    age: 'Age',
    skinConcerns: 'Concern',
    skinType: 'Skin type',
    dailySkinCare: 'Routine',
    useSunscreen: 'Sunscreen',
    additionalConcerns: 'Concern',
    moisturizedSkin: 'Your skin',
    bothersYourSkin: 'During the day',
    isSensitiveSkin: 'Your skin',
    sleepHours: 'Sleep',
    waterIntake: 'Water',
    stressLevel: 'Stress',
  } satisfies Partial<Record<AskingId, string>> as Readonly<Record<string, string>>,
  /** In place of an option's own words, where they would sound like a verdict. */
  kinder: {
    dailySkinCare: { 'no-routine': 'none yet, the easiest points to win' },
    useSunscreen: { never: 'not yet, the most to gain' },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
} as const;
