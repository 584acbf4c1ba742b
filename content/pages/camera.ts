import type { GateCode } from '../../core/selfie/gate.ts';
import { photoEnd } from './photo.ts';

/** Words of the camera, which loads after the selfie step. */
export const cameraCopy = {
  capture: 'Capture Photo',
  loading: 'Loading...',
  close: 'Close the camera',
  preview: 'What your camera sees',
  hint: 'Fit your face into the oval',
  /** A call, another app or a switch on the device has it. */
  paused: 'The camera is paused. Close any app that uses it',
  /** The picture stood still or was black, or could not be stored. */
  missed: 'That photo did not work. Please try again',
  /** The face passes every check, and the picture takes itself. */
  steady: 'Perfect. Hold still, we take it now',
  guidance: {
    'no-face': 'Fit your face into the oval',
    multiple: 'One face at a time, please',
    'too-far': 'Come a little closer',
    'too-close': 'A little farther away',
    'off-centre': 'Move to the middle',
    'too-dark': 'More light, please. Face a window',
    'too-bright': 'Too bright. Step into the shade',
    'side-light': 'Turn so that light falls evenly',
    'turn-head': 'Look straight at the camera',
    tilt: 'Hold your head upright',
    blurred: 'Hold still for a moment',
  } satisfies Record<GateCode, string>,
  review: 'How is this one?',
  accept: 'Looks good',
  retake: 'Retake',
  consent: {
    /** Changes with every change of what is agreed to; visitors are then asked again. */
    version: '2026-11-28.1',
    title: 'Shall we measure your skin in the photo?',
    purpose: 'Only if you like, to make your plan more yours.',
    points: [
      {
        id: 'skin',
        title: 'Your skin, not who you are',
        text: 'Redness, evenness, texture, shine, red spots and shadows below the eyes.',
      },
      {
        id: 'device',
        title: 'On this device only',
        text: 'Neither the photo nor the result is sent to us, and we store neither.',
      },
      {
        id: 'deletion',
        title: 'Gone when you say so',
        text: `At once with 'Delete my photo', or ${photoEnd}.`,
      },
    ],
    more: 'Details',
    details:
      'No face is recognized, and it is not a diagnosis. Makeup and filters hide skin, so a bare face is measured best. Where skin is dark in the photo, we leave out texture, shadows and spots, because we do not know yet that they are right there. The result goes with the photo. Measuring loads 1.8 MB once.',
    allow: 'Yes, measure on this device',
    refuse: 'No, only use the photo',
    change: 'Measuring: change your choice',
  },
} as const;
