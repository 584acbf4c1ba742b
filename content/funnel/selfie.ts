import type { Section } from '../../core/funnel/step.ts';

export const selfie = {
  id: 'selfie',
  title: 'Your selfie',
  thought: 'One look in good light says what words cannot.',
  steps: [
    {
      id: 'selfie',
      kind: 'selfie',
      title: "Let's analyze your skin with a well-lit selfie",
      lead: 'Face a window, take off your glasses and look straight ahead.',
      note: 'Your selfie will not be visible to anyone. It stays on this device and never reaches us.',
      button: 'Take a selfie',
    },
  ],
} as const satisfies Section;
