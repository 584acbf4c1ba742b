import { describe, expect, test } from 'vitest';
import { brand } from '../../content/brand.ts';
import { currencies } from '../../content/currencies.ts';
import { consent } from '../../content/pages/checkout.ts';
import { legalDocuments } from '../../content/pages/legal.ts';
import { paymentModalCopy } from '../../content/pages/payment-modal.ts';
import { salesCopy } from '../../content/pages/sales.ts';
import { plans } from '../../content/plans.ts';
import { currencyOf, introPrice, type Plan, plansIn, pricedPlans } from '../../core/plans/plan.ts';
import { money } from '../../core/presentation/money.ts';
import { documentAt } from './documents.ts';

const documents = legalDocuments.map(({ path }) => documentAt(path));
const ids = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
const anchors = (html: string) => [...html.matchAll(/ href="([^"]*)#([^"]*)"/g)].map(([, path, id]) => ({ path, id }));

describe.each(documents)('$title', (document) => {
  test('has no placeholder left and no heading that belongs to the page', () => {
    expect(document.html).not.toMatch(/\{\{|\}\}|undefined|<h1/);
  });

  test('opens with its summary', () => {
    expect(document.html).toMatch(/^<section aria-labelledby="in-short"><h2 id="in-short">In short<\/h2>/);
  });

  test('uses each anchor once and lists every section in its contents', () => {
    const all = ids(document.html);
    expect(new Set(all).size).toBe(all.length);
    expect(document.headings.length).toBeGreaterThan(8);
    for (const { id } of document.headings) expect(all).toContain(id);
  });

  test('points only at sections that exist', () => {
    for (const { path, id } of anchors(document.html)) {
      const target = path ? documents.find((other) => other.path === path) : document;
      expect(ids(target?.html ?? '')).toContain(id);
    }
  });

  test('gives the support address as the way to reach us', () => {
    expect(document.html).toContain(`href="mailto:${brand.supportEmail}"`);
  });
});

const SOLD = plans.flatMap(pricedPlans);
const amountsOf = (plan: Plan) => [introPrice(plan), plan.listPrice].map((amount) => money(amount, currencyOf(plan)));

describe.each(['/terms-of-use', '/refund-policy'])('the prices at %s', (path) => {
  const { html } = documentAt(path);

  test('are both prices of every plan', () => {
    for (const plan of plans) {
      const { title } = plan;
      const row = html.match(new RegExp(`<th role="rowheader" scope="row">${title}</th>.*?</tr>`))?.[0];
      expect(row).toContain(money(introPrice(plan)));
      expect(row).toContain(money(plan.listPrice));
    }
  });

  test('are both prices of every plan in every other currency', () => {
    for (const { code, name } of currencies.slice(1)) {
      const row = html.match(new RegExp(`<th role="rowheader" scope="row">${name}</th>.*?</tr>`))?.[0];
      for (const plan of plansIn(plans, code)) for (const amount of amountsOf(plan)) expect(row).toContain(amount);
    }
  });

  test('come from the catalogue and nowhere else', () => {
    const known = new Set([...SOLD.flatMap((plan) => amountsOf(plan)), '$500']);
    for (const [amount] of html.matchAll(/[A-Z]{0,2}[$€£¥]\d[\d.,]*\d/g)) expect(known).toContain(amount);
  });
});

test('the section on cancelling keeps the anchor that the sales page and checkout lead to', () => {
  expect(ids(documentAt('/terms-of-use').html)).toContain('how-to-cancel');
});

test('the texts about cancelling match the terms', () => {
  const terms = documentAt('/terms-of-use').html;
  const section = terms.slice(terms.indexOf('id="how-to-cancel"'));
  expect(section).toMatch(/^[\s\S]{0,300}online, in two taps/);
  expect(section).toMatch(/ href="\/manage"/);
  expect(section).toMatch(/ href="mailto:[^"]*subject=Cancel/);
  for (const text of [
    consent.renewal,
    salesCopy.pricing.renewal.none,
    salesCopy.pricing.renewal.chosen,
    paymentModalCopy.cancel,
  ]) {
    expect(text).toMatch(/at any time\b.*\bonline in two taps/i);
    expect(text).not.toContain('by e-mail');
  }
});

describe('the cookies in the privacy policy', () => {
  const { html } = documentAt('/privacy-policy');
  const necessary = html.slice(html.indexOf('id="cookies-and-storage-on-your-device"'), html.indexOf('strictly necessary'));

  test('hold the choice about consent once', () => {
    expect(html.match(/to your choice/g)).toHaveLength(1);
  });

  test('are not called necessary when they need consent', () => {
    expect(necessary).toContain('userData');
    expect(necessary).not.toContain('only if you agree');
  });
});

test('an unknown path has no legal text', () => {
  expect(() => documentAt('/imprint')).toThrow('/imprint');
});
