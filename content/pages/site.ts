import type { Claim } from '../../core/claims/claim.ts';
import { brand } from '../brand.ts';
import { claims } from '../claims.ts';
import { credits } from '../credits.ts';
import { type LegalDocument, legalDocuments } from './legal.ts';

/** What stands at the top and the bottom of pages that are not the quiz. */
export const siteCopy = {
  store: { lead: 'Download on the', appStore: 'App Store', googleLead: 'Get it on', googlePlay: 'Google Play' },
  footer: {
    brand: brand.name,
    label: 'More about us',
    groups: [
      {
        title: 'Product',
        links: [
          { href: '/loading', label: 'Quiz' },
          { href: '/manage', label: 'Manage subscription' },
        ],
      },
      {
        title: 'Help',
        links: [
          { href: '/contact-us', label: 'Contact us' },
          { href: '/manage', label: 'Withdraw from contract' },
          { href: '/privacy/choices#cookie-settings', label: 'Your privacy choices' },
        ],
      },
      {
        title: 'Legal',
        links: legalDocuments.map(({ path, title, short = title }: LegalDocument) => ({ href: path, label: short })),
      },
    ],
    legal: `© ${brand.legalName}`,
    credits: [
      { href: credits.cities.url, label: credits.cities.text },
      { href: credits.cities.licenceUrl, label: 'License of the city data' },
    ],
    independent: `${brand.name} is independent and not affiliated with any skincare brand. Not medical advice.`,
  },
  /** At the foot of a page, beside the dot that marks its examples; nothing once there are none. */
  examples:
    Object.values<Claim>(claims).some(({ basis }) => basis.kind === 'sample') &&
    ({ text: 'Made up for this demonstration.', basis: { kind: 'sample' } } as const),
  /** Where the code does not run: without JavaScript, in an older browser, or when it could not be loaded. */
  late: {
    text: 'This page is not ready. Please reload it, update your browser and allow JavaScript, or open the page in another browser, such as Safari or Chrome: inside another app, choose “Open in browser” in its menu.',
    or: 'You can also write to',
    email: brand.supportEmail,
  },
  notFound: {
    title: 'We could not find this page',
    text: 'The address may be mistyped, or the page has moved. Your quiz and your answers are safe where you left them.',
    home: 'Back to the start',
    contact: 'Contact us',
  },
} as const;
