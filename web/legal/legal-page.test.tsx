import { expect, test } from 'vitest';
import { legalDocuments } from '../../content/pages/legal.ts';
import { markupOf } from '../testing/markup.tsx';
import { LegalPage } from './legal-page.tsx';

test.each(legalDocuments)('$path has one title, its date, and a link to each of its sections', ({ path, title, effective }) => {
  const html = markupOf(<LegalPage path={path} />);
  expect([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map((match) => match[1])).toEqual([title]);
  expect(html).toContain(`Effective ${effective}`);
  const sections = [...html.matchAll(/<h2 id="([^"]*)"/g)].map((match) => match[1]).filter((id) => id !== 'in-short');
  const contents = html.slice(html.indexOf('<nav'), html.indexOf('</nav>'));
  expect([...contents.matchAll(/href="#([^"]*)"/g)].map((match) => match[1])).toEqual(sections);
});

test('the legal texts have their announced dates', () => {
  expect(Object.fromEntries(legalDocuments.map(({ path, effective }) => [path, effective]))).toEqual({
    '/privacy-policy': '09/15/2025',
    '/terms-of-use': '09/15/2025',
    '/consumer-health-data': '25 November 2026',
    '/refund-policy': '25 September 2025',
  });
});
