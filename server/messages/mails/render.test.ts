import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plans } from '../../../content/plans.ts';
import { NO_CHANGES } from '../../../core/editions/apply.ts';
import { MAIL_PAIRS } from '../../../core/mails/mail-colours.ts';
import type { MailPart } from '../../../core/mails/mail-copy.ts';
import type { MailOrder, MailTemplate } from '../../../core/mails/mail-facts.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { contrast, rgb } from '../../../core/presentation/contrast.ts';
import { money } from '../../../core/presentation/money.ts';
import { readPalette, resolveColours } from '../../../core/presentation/palette.ts';
import { mailPalette } from './palette.ts';
import { COPY, renderMail } from './render.ts';
import { ADDRESSES, SAMPLES } from './testing.ts';

const TOKENS = readPalette(readFileSync('web/design/tokens.css', 'utf8'));
const write = (order: MailOrder, catalogue: readonly Plan[] = plans) => renderMail(order, catalogue, ADDRESSES);
const sample = <T extends MailTemplate>(template: T) => {
  const found = SAMPLES.find((order) => order.template === template);
  if (!found) throw new Error(`There is no sample of ${template}.`);
  return found as Extract<MailOrder, { readonly template: T }>;
};

test('every mail template has a sample', () => {
  expect(SAMPLES.map(({ template }) => template).sort()).toEqual(Object.keys(COPY).sort());
});

test.each(SAMPLES)('the mail $template reads as it did', (order) => {
  const { subject, text } = write(order);
  expect(`Subject: ${subject}\n\n${text}`).toMatchSnapshot();
});

test.each(['order', 'receipt', 'refunded'] as const)(
  'the mail %s differs where the provider sells in what it says of the seller alone',
  (template) => {
    const shop = sample(template);
    const linesOf = (order: MailOrder) =>
      write(order)
        .text.split('\n')
        .filter((line) => line !== '');
    const [before, after] = [linesOf(shop), linesOf({ ...shop, facts: { ...shop.facts, providerSells: true } } as MailOrder)];
    const changed = [
      ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
      ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
    ];
    expect(changed.join('\n')).toMatchSnapshot();
  },
);

test('the mail of an order looks as it did, whatever the colours of the brand', () => {
  expect(withColourNames(write(sample('order')).html)).toMatchSnapshot();
});

test.each(SAMPLES)(
  'the mail $template has the same rows and links in HTML and in text, no open placeholder, and times in words',
  (order) => {
    const { subject, html, text } = write(order);
    for (const written of [subject, html.replace(/<style>.*<\/style>/s, ''), text]) {
      expect(written).not.toMatch(/\{\w*\}|undefined|null|NaN|Invalid Date|\d{4}-\d\d-\d\dT/);
    }
    const shown = visible(html);
    for (const part of COPY[order.template].parts as readonly MailPart[]) {
      if ('rows' in part)
        for (const { label, when } of part.rows)
          if (when === undefined || when in order.facts)
            expect([shown, text].filter((one) => one.includes(label))).toHaveLength(2);
    }
    const links = (written: string) => new Set(written.match(/https?:\/\/[^\s"<)]+/g));
    expect(links(text)).toEqual(links(html));
  },
);

test.each(SAMPLES)('the mail $template loads nothing from a server', ({ ...order }) => {
  const { html } = write(order);
  expect(html).not.toMatch(/<(img|link|script|iframe|object|form|table|base)|url\(|@import|\bon\w+=/i);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

const HOSTILE = '<img src=x onerror=alert(1)>"\'&';
const LONG = `${'Wunderschöngesichtspflege'.repeat(20)} ${HOSTILE}`;

test.each(SAMPLES)('the mail $template escapes long and hostile names and plans', (order) => {
  const odd: readonly Plan[] = plans.map((plan) => ({ ...plan, title: LONG }));
  const facts =
    'note' in order.facts ? { ...order.facts, note: LONG, email: `"${HOSTILE}"@example.com`, subscriptionId: LONG } : order.facts;
  const { subject, html } = write({ ...order, facts } as MailOrder, odd);
  expect(html).not.toMatch(/<img/i);
  expect(subject).not.toMatch(/[\r\n]/);
});

const WITH_LINK = SAMPLES.filter(({ facts }) => 'link' in facts || 'payLink' in facts || 'planLink' in facts);

test.each(WITH_LINK)(
  'a link of the mail $template stays within its attribute, whatever an outside system puts into it',
  (order) => {
    const link = `https://pay.example/"'><img onclick="x" `;
    const changed = ['link', 'payLink', 'planLink'].filter((name) => name in order.facts).map((name) => [name, link]);
    const { html } = write({ ...order, facts: { ...order.facts, ...Object.fromEntries(changed) } } as MailOrder);
    const [, href = ''] = /href="(https:\/\/pay[^"]*)"/.exec(html) ?? [];
    expect(href.replace(/&#(\d+);/g, (_code, point) => String.fromCharCode(point))).toBe(link);
  },
);

test('the note of a buyer in a mail is not rendered as a link, and keeps its lines', () => {
  const order = sample('guarantee-to-support');
  const note = 'first\n[click here](https://evil.example) {manage}';
  const { html } = write({ ...order, facts: { ...order.facts, note } });
  expect(html).not.toContain('href="https://evil.example"');
  expect(html).toContain('first\n[click here](https://evil.example) {manage}');
});

test('a mail leaves out a fact that is unknown', () => {
  const failed = sample('payment-failed');
  const { retryOn: _unknown, ...facts } = failed.facts;
  expect(write(failed).text).toContain('We try again on: Nov 24, 2026');
  expect(write({ ...failed, facts }).text).not.toContain('We try again');
  const reminder = sample('renewal-reminder');
  const regular = write({ ...reminder, facts: { ...reminder.facts, introductory: false } });
  expect(write(reminder).text).toContain('introductory price');
  expect(regular.text).not.toContain('introductory');
});

test.each(['receipt', 'renewal-reminder', 'plan-changed', 'order'] as const)(
  'the mail %s names with a discount what is charged after it, and that nowhere else',
  (template) => {
    const plain = sample(template);
    expect(write(plain).text).not.toContain('discount');
    const facts = { ...plain.facts, regularAmount: 77_77, regularFrom: '2027-03-21T10:00:00.000Z' };
    const { text } = write({ ...plain, facts } as MailOrder);
    expect(text).toMatch(/Without your discount: \$77\.77 every [a-z0-9 ]+ from Mar 21, 2027, until you cancel/);
    expect(text).not.toMatch(/And then:|After that:|, then every/);
  },
);

test('a reminder says that a discount ends, in place of the introductory price', () => {
  const reminder = sample('renewal-reminder');
  const { text } = write({ ...reminder, facts: { ...reminder.facts, introductory: false, discountOver: true } });
  expect(text).toContain('Your discount ends with this period');
  expect(text).not.toContain('introductory');
});

test('only mails to visitors and buyers lead to the legal pages and to a buyer’s own page', () => {
  const foot = (order: MailOrder) => write(order).text.split('\n--\n')[1] ?? '';
  const staff = SAMPLES.filter((order) => !foot(order).includes('/terms-of-use')).map(({ template }) => template);
  expect(staff.filter((template) => !/-to-support$|^(operator|webhook|alerts|daily)-/.test(template))).toEqual([]);
  expect(staff).toHaveLength(12);
  expect(foot(sample('daily-report'))).toBe(
    'Sent by your website to those who run it. Dashboard (https://petalune.example/operator)\n',
  );
});

test('a mail about a plan that is no longer sold can be rendered', () => {
  const order = sample('receipt');
  const { text } = write({ ...order, facts: { ...order.facts, planId: 'weekly' } });
  expect(text).toContain('Plan: Petalune weekly Plan');
  expect(text).toContain('then every billing period until you cancel');
});

test.each(['EUR', 'JPY'])('a mail of an order that was paid in %s names its amounts in it', (currency) => {
  const { facts, ...mail } = sample('order');
  const { text } = write({ ...mail, facts: { ...facts, currency } });
  expect(text).toContain(`Paid: ${money(64_99, currency)}`);
  expect(text).toContain(`Next charge: ${money(129_99, currency)} on`);
});

test('the acknowledgment of an order holds the terms that the law requires', () => {
  const { text, html } = write(sample('order'));
  for (const written of [text, visible(html)]) {
    for (const term of [
      '$64.99',
      '$129.99 on Nov 21, 2027',
      '$129.99 every year, until you cancel',
      'cancel at any time',
      'withdraw from this contract within 14 days',
      '30-day money-back guarantee',
      'Petalune Labs, Inc., Delaware, United States',
      'support@petalune.example',
    ]) {
      expect(written).toContain(term);
    }
  }
  expect(text).toContain('cancel here (https://petalune.example/manage)');
  expect(text).toContain('withdraw from contract here (https://petalune.example/manage)');
});

test('the acknowledgment of a withdrawal holds its day and time', () => {
  expect(write(sample('withdrawn')).text).toContain('Received: Nov 21, 2026, 10:02:31 UTC');
});

test.each(['receipt', 'renewal-reminder', 'plan-changed', 'payment-failed'] as const)(
  'the mail %s says where to cancel',
  (template) => {
    const { text } = write(sample(template));
    expect(text).toMatch(/cancel/);
    expect(text).toContain('https://petalune.example/manage');
  },
);

test.each(MAIL_PAIRS)('words of a mail in $seen can be read on $on', ({ seen, on, least }) => {
  const value = (colour: string) => rgb(resolveColours(colour, TOKENS));
  expect(contrast(value(seen), value(on))).toBeGreaterThanOrEqual(least);
});

test('a mail is in the colours of the edition that is published', () => {
  const { html } = renderMail(sample('order'), plans, ADDRESSES, { ...NO_CHANGES, colours: { rose: '#0f6f73' } });
  expect(html).toContain('background:#0f6f73');
  expect(html).not.toContain(TOKENS.rose);
  expect(html.replaceAll(/#[0-9a-f]{6}/g, '')).toBe(write(sample('order')).html.replaceAll(/#[0-9a-f]{6}/g, ''));
});

test('only the first button of a mail is filled', () => {
  const buttons = (order: MailOrder) => Array.from(write(order).html.matchAll(/<a class="(\w*[bB]utton)"/g), ([, name]) => name);
  expect(buttons(sample('order'))).toEqual(['button', 'quietButton']);
  expect(buttons(sample('receipt'))).toEqual(['button']);
});

test('the days that a mail draws are those of its week', () => {
  const days = (order: MailOrder) =>
    Array.from(write(order).html.matchAll(/class="(?:today|day)"[^>]*>(\d+)</g), ([, day]) => Number(day));
  expect(days(sample('order'))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(days(sample('plan-week'))).toEqual([15, 16, 17, 18, 19, 20, 21]);
});

test('a mail is in the colours of the site', () => {
  const { html } = write(sample('receipt'));
  for (const name of ['paper', 'rose', 'rose-deep']) expect(html).toContain(TOKENS[name]);
});

function visible(html: string): string {
  const [, body = ''] = html.split('<body');
  return body
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_code, point) => String.fromCharCode(point))
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',');
}

function withColourNames(html: string): string {
  const { light, dark } = mailPalette();
  const roles = [...Object.entries(light), ...Object.entries(dark).map(([role, value]) => [`dark ${role}`, value] as const)];
  return roles.reduce((named, [role, value]) => named.replaceAll(value, `(${role})`), html);
}
