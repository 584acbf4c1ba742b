import type { GateCode } from '../../core/selfie/gate.ts';

/** Words of the camera, which loads after the selfie step. */
export const cameraCopy = {
  capture: 'Capture Photo',
  loading: 'Loading...',
  close: 'Close the camera',
  preview: 'What your camera sees',
  hint: 'Fit your face into the oval',
  /** The face passes every check, and the picture takes itself. */
  steady: 'Perfect. Hold still...',
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
    version: '2026-11-22.1',
    title: 'Shall we measure your skin in the photo?',
    text: 'Your device can look at redness, evenness, texture, shine, shadows below the eyes and spots, to make your plan more yours.',
    points: [
      'It happens on this device only. Neither the photo nor the result is sent to us, and we store neither.',
      'No face is recognised. It is not a diagnosis.',
      "The result goes with the photo: after 30 days at most, or at once with 'Delete my photo'.",
    ],
    data: 'Loads 1.8 MB once.',
    allow: 'Yes, measure on this device',
    refuse: 'No, only use the photo',
    change: 'Measuring: change your choice',
  },
} as const;
