import { brand } from '../brand.ts';

export const keepResultsCopy = {
  eyebrow: 'Your analysis is ready',
  title: 'Where should we keep your results?',
  why: `We keep your plan under your e-mail address. It also opens the ${brand.name} app.`,
  next: 'Next',
  privacy: 'Your answers are not sent with it. We never sell your address or pass it on for advertising.',
  privacyWithSelfie:
    'Your selfie and your answers are not sent with it. We never sell your address or pass it on for advertising.',
  /** What is agreed to by the tick, kept with each lead that did. Whoever changes the text gives it a new version. */
  marketing: {
    version: '2026-11',
    text: `Yes, e-mail me tips, offers and reminders from ${brand.name}. I can unsubscribe anytime.`,
  },
  privacyLink: { label: 'Privacy Policy', href: '/privacy-policy' },
} as const;
