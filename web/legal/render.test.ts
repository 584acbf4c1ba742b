import { describe, expect, test } from 'vitest';
import { type LegalValues, planRows, renderLegal } from './render.ts';

const values: LegalValues = {
  brand: 'Bloom',
  legalName: 'Bloom, Inc.',
  supportEmail: 'help@bloom.example',
  jurisdiction: 'Delaware',
  effective: '1 May 2025',
  photoEnd: 'after a month',
  plans: '',
  seller: 'Market, LLC',
  sellerShort: 'Market',
  sellerHelp: 'https://help.market.example',
  statement: 'MARKET*',
};

const render = (markdown: string, more: Partial<LegalValues> = {}) => renderLegal(markdown, { ...values, ...more });

describe('a legal text', () => {
  test('names the brand and its people where placeholders stand', () => {
    expect(render('{{brand}} of {{legalName}}, {{jurisdiction}}').html).toBe('<p>Bloom of Bloom, Inc., Delaware</p>\n');
  });

  test('is refused with a placeholder that stands for nothing', () => {
    expect(() => render('Dear {{customer}}')).toThrow('{{customer}}');
  });

  test('gives each section an anchor that the table of contents knows', () => {
    expect(render('## Your 14 days (EU & UK)\n\nText\n\n## Ending')).toEqual({
      html: '<h2 id="your-14-days-eu-uk">Your 14 days (EU &amp; UK)</h2>\n<p>Text</p>\n<h2 id="ending">Ending</h2>\n',
      headings: [
        { id: 'your-14-days-eu-uk', text: 'Your 14 days (EU & UK)' },
        { id: 'ending', text: 'Ending' },
      ],
    });
  });

  test('lists sections in the contents, and neither their parts nor the summary', () => {
    expect(render('> ## In short\n\n## Rights\n\n### In Europe').headings).toEqual([{ id: 'rights', text: 'Rights' }]);
  });

  test('sets its summary apart from what it quotes', () => {
    const { html } = render('> ## In short\n>\n> Be kind.\n\n> A form.');
    expect(html).toContain('<section aria-labelledby="in-short">');
    expect(html).toContain('<blockquote><p>A form.</p>\n</blockquote>');
  });

  test('draws the icon that a line of its summary names, and is refused with a name of none', () => {
    expect(render('> ## In short\n>\n> - ![](camera) Your photo').html).toContain('<li data-icon=""><svg viewBox="0 0 24 24"');
    expect(() => render('![](nothing)')).toThrow('nothing');
  });

  test('shows the catalogue wherever it says so, with both prices of each plan', () => {
    const plans = planRows([
      { id: 'month', title: '1-Month', period: { every: 1, unit: 'month' }, listPrice: 39_99, introDiscount: 20_00 },
    ]);
    const { html } = render('{{plans}}', { plans });
    expect(html).toContain('<th role="rowheader" scope="row">1-Month</th>');
    expect(html).toContain('<td role="cell" data-column="First payment">$19.99</td>');
    expect(html).toContain('<td role="cell" data-column="Each later payment">$39.99</td>');
    expect(html).toContain('every month');
  });

  test('keeps spaces and line breaks in prepared e-mails', () => {
    expect(render('[Write](<mailto:{{supportEmail}}?subject=Leave {{brand}}&body=Name:%0A>)').html).toContain(
      'href="mailto:help@bloom.example?subject=Leave%20Bloom&amp;body=Name:%0A"',
    );
  });
});
