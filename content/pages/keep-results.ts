import { brand } from '../brand.ts';

export const keepResultsCopy = {
  eyebrow: 'Your analysis is ready',
  title: 'Where should we keep your results?',
  why: `Your e-mail address holds your results and your plan together. It is also how you log in to the ${brand.name} app later.`,
  next: 'Next',
  privacy: 'Your selfie and your answers are not sent with it. We never sell your address or pass it on for advertising.',
  privacyLink: { label: 'Privacy Policy', href: '/privacy-policy' },
} as const;
