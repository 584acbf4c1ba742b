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
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  refunds: 'Refund Policy',
  delete: 'Delete your data',
  deleted: 'Deletion',
  contact: 'Contact us',
  contacted: 'Message sent',
  notFound: 'Page not found',
  /** For search engines and link previews, on every page. */
  description: 'Take a short quiz, see your skin analysis, and start a skincare plan that fits the skin you have.',
} as const;
