import type { SkinTone } from '../../core/presentation/face.ts';

/** Words around the drawn face. */
export const faceCopy = {
  /** Read out in place of the drawing. */
  alt: {
    neutral: 'A drawing of a face',
    own: 'A drawing of a face, made from your answers',
    goal: 'A drawing of your goal, a calm and glowing face',
  },
  note: 'This is a drawing, made from your answers.',
  tones: 'Pick a skin tone, if you like. It stays on this device.',
  toneNames: {
    'very-light': 'Very light',
    light: 'Light',
    drawn: 'Rose clay, as drawn',
    medium: 'Medium',
    tan: 'Tan',
    brown: 'Brown',
    dark: 'Dark',
  } satisfies Readonly<Record<SkinTone, string>>,
} as const;
