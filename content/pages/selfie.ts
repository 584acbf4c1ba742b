import { photoEnd } from './photo.ts';

/** Words of the selfie step around the camera. */
export const selfieCopy = {
  upload: 'Choose a photo',
  skip: 'Continue without a selfie',
  yours: 'Your selfie',
  kept: `On this device only. It is deleted ${photoEnd}.`,
  use: 'Use this photo',
  remove: 'Delete my photo',
  removed: 'Your photo has been deleted from this device.',
  tips: [
    { id: 'light', text: 'Daylight on your face' },
    { id: 'glasses', text: 'Glasses off, hair back' },
    { id: 'bare', text: 'No makeup, no filter' },
  ],
  /** Why there is no camera, and what to do instead. */
  refused: {
    denied: 'This page may not use your camera. You can allow it in the browser settings, choose a photo, or go on without one.',
    missing: 'We found no camera on this device. You can choose a photo, or go on without one.',
    busy: 'Another app is using the camera. Close it and try again, choose a photo, or go on without one.',
    unsupported:
      'The camera cannot be opened here. Choose a photo, or go on without one. It would open in your own browser, but your answers are kept here.',
    silent: 'The camera does not answer. You can try again, choose a photo, or go on without one.',
  },
  unreadable: 'We could not read this picture. Please choose a JPEG or PNG photo.',
} as const;
