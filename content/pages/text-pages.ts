import { brand } from '../brand.ts';
import { legalDocuments } from './legal.ts';

/** What stands above and below every page that is read rather than walked through. */
export const textPageFrame = {
  brand: brand.name,
  linksLabel: 'More about us',
  links: [
    ...legalDocuments.map(({ path, title }) => ({ href: path, label: title })),
    { href: '/contact-us', label: 'Contact us' },
    { href: '/delete', label: 'Delete your data' },
  ],
} as const;
