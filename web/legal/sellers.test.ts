import { expect, test } from 'vitest';
import { legalDocuments } from '../../content/pages/legal.ts';
import { pageOfSeller, type Seller } from '../../core/checkout/seller.ts';
import { documentAt } from './documents.ts';

/** One sentence a line. */
function sentencesOf(path: string, seller: Seller): readonly string[] {
  const html = pageOfSeller(documentAt(path).html, seller);
  const text = html.replaceAll(/<\/(?:p|li|h\d|th|td)>/g, '\n').replaceAll(/<[^>]*>/g, '');
  return text.split(/(?<=[.:!?]) (?=[A-Z[])|\n/).flatMap((sentence) => sentence.trim() || []);
}

const only = (path: string, seller: Seller, other: Seller) => {
  const rest = new Set(sentencesOf(path, other));
  return sentencesOf(path, seller).filter((sentence) => !rest.has(sentence));
};

const differences = (seller: Seller, other: Seller) =>
  Object.fromEntries(legalDocuments.map(({ path }) => [path, only(path, seller, other)]));

test('where the shop sells, the legal texts have these sentences alone for themselves', () => {
  expect(differences('shop', 'provider')).toMatchInlineSnapshot(`
    {
      "/consumer-health-data": [],
      "/privacy-policy": [],
      "/refund-policy": [
        "This policy is about payments to Petalune Labs, Inc. for Petalune subscriptions and workbooks.",
      ],
      "/terms-of-use": [
        "Payments on this website are handled by our card payment provider.",
        "As far as the law allows, we are not liable for indirect or consequential losses, and all our liability to you together is limited to the amount that you paid us in the 12 months before the event.",
      ],
    }
  `);
});

test('where the payment provider sells, the legal texts have these sentences alone for themselves', () => {
  expect(differences('provider', 'shop')).toMatchInlineSnapshot(`
    {
      "/consumer-health-data": [],
      "/privacy-policy": [
        "What you order on this website is sold by Sold through Link, LLC, a company of Stripe, which is responsible itself for the data of the sale and mails you its receipts.",
      ],
      "/refund-policy": [
        "This policy is about payments for Petalune subscriptions and workbooks that Sold through Link, LLC (Link) sells, and for those that Petalune Labs, Inc. sold itself.",
        "Link may also pay you back itself, by its own rules: ask it here.",
        "What it has paid back is not paid back again.",
        "A charge for Petalune by Link begins with LINK.COM on your statement.",
      ],
      "/terms-of-use": [
        "What you order on this website is sold to you by Sold through Link, LLC, as Prices says.",
        "The seller of what you order on this website is Sold through Link, LLC (Link), a company of our payment provider, as merchant of record: it takes the payments, adds the taxes and pays them to the state, and mails you its receipts.",
        "On your statement the payments begin with LINK.COM.",
        "Its payment page may show and charge an amount in the currency of your country, at the rate that it shows there.",
        "Link answers questions about payments, and we answer all others.",
        "If Petalune Labs, Inc. itself was the seller of an earlier order, it stays its seller; the mail of your order names Link where it sold to you.",
        "A withdrawal that you send to us counts for Link too.",
        "As far as the law allows, we are not liable for indirect or consequential losses, and all our liability to you together is limited to the amount that you paid for the service in the 12 months before the event.",
      ],
    }
  `);
});

test.each(legalDocuments)('$path has the same headings and no mark of a passage with each seller', ({ path }) => {
  const texts = (['shop', 'provider'] as const).map((seller) => pageOfSeller(documentAt(path).html, seller));
  const [shop, provider] = texts.map((html) => html.match(/<h\d[^>]*>.*?<\/h\d>/g));
  expect(provider).toEqual(shop);
  for (const html of texts) expect(html).not.toMatch(/<!--|\{\{|\}\}| {2}|<p><\/p>/);
});
