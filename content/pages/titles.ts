import { brand } from '../brand.ts';

/** What the browser's tab says on screens that are no quiz steps; the brand's name is put after it. */
export const titles = {
  home: 'Your AI-powered skincare App',
  intro: 'Getting your quiz ready',
  analyze: 'Analyzing your selfie',
  identify: 'Building your plan',
  treatment: 'Your treatment program',
  keepResults: 'Keep your results',
  prediction: 'Your prediction',
  confirmation: 'Your order',
  plan: 'Your plan',
  sources: 'The sources behind the program',
  manage: 'Your subscription',
  newEmail: 'Confirm your new address',
  emailUndo: 'Take the change of your address back',
  openApp: 'Open the app',
  privacy: 'Privacy Policy',
  healthData: 'Consumer Health Data Privacy Policy',
  terms: 'Terms of Use',
  refunds: 'Refund Policy',
  delete: 'Delete your data',
  deleteConfirm: 'Confirm your deletion',
  deleted: 'Deletion',
  choices: 'Your privacy choices',
  dataExport: 'Get a copy of your data',
  dataDownload: 'Download your data',
  contact: 'Contact us',
  contacted: 'Message sent',
  unsubscribe: 'Unsubscribe',
  confirm: 'Confirm your address',
  styleguide: 'Style guide',
  styleguideKinds: 'Further kinds of questions',
  notFound: 'Page not found',
} as const;

/** What search engines and link previews say below the title, of each page that they may list. */
export const descriptions: Readonly<Record<string, string>> = {
  '/': 'Answer a short quiz about your skin, add a selfie if you like, and get a routine made for the skin you have and the time you want to give it.',
  '/privacy-policy': `What ${brand.name} keeps about you, why and for how long. Your selfie never leaves your device, and you can have everything else deleted.`,
  '/consumer-health-data': `Which of your answers count as consumer health data, why ${brand.name} has them, who gets them, and how you see or delete them.`,
  '/terms-of-use': `What you and ${brand.legalName} agree on: what the plans cost, how they renew, how you cancel, and what the app can and cannot do for you.`,
  '/refund-policy': `The 30-day guarantee of ${brand.name}: what it asks of you, how to get your money back, and what only the app stores can refund.`,
  '/sources': `The studies, reviews, guidelines and regulations that the skincare program of ${brand.name} rests on, with the ingredients that each one stands behind.`,
  '/contact-us': `A question about your plan, a payment or your data? Write to ${brand.name} here, and the answer comes to your e-mail address.`,
};

/** The picture that goes with a shared link. */
export const preview = {
  text: 'A short quiz, a selfie if you like, and a routine made for your skin.',
  alt: `${brand.name}, the skincare app: a woman in a robe and a towel.`,
} as const;
