import { expect, test } from 'vitest';
import { brand } from '../content/brand.ts';
import { plans } from '../content/plans.ts';
import { COPY, renderMail } from '../server/messages/mails/render.ts';
import { PUBLIC_URL, SAMPLES } from '../server/messages/mails/testing.ts';
import { views } from '../web/operator/views.ts';
import { routes } from '../web/site-map.ts';

const OPERATOR_URL = new URL('https://dashboard.petalune.example');
const ADDRESSES = { publicUrl: PUBLIC_URL, operatorUrl: OPERATOR_URL };
const pathsAt: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [PUBLIC_URL.origin, new Set(routes.map(({ path }) => path))],
  [OPERATOR_URL.origin, new Set(views.map(({ path }) => path))],
]);

const isToStaff = ({ template }: (typeof SAMPLES)[number]) => 'staff' in COPY[template];
const toBuyers = SAMPLES.filter((order) => !isToStaff(order));

test.each(toBuyers)('the mail $template leads to the page on which a subscription is cancelled', (order) => {
  const { html, text } = renderMail(order, plans, ADDRESSES);
  expect(html).toContain('Manage subscription');
  expect(text).toContain(`Manage subscription (${PUBLIC_URL.origin}/manage)`);
});

test.each(SAMPLES.filter(isToStaff))('the mail $template to staff leads to the dashboard, and to no page of a buyer', (order) => {
  const { text } = renderMail(order, plans, ADDRESSES);
  expect(text).toContain(`Dashboard (${OPERATOR_URL.origin}/operator)`);
  expect(text).not.toContain('Manage subscription');
});

test.each(SAMPLES)(
  'every link in the mail $template leads to a page of its host, a mailbox of ours, the app store or the page of its invoice',
  (order) => {
    const { html } = renderMail(order, plans, ADDRESSES);
    const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, link = '']) => new URL(link));
    expect(links.length).toBeGreaterThanOrEqual(isToStaff(order) ? 1 : 4);
    const elsewhere = [brand.appStoreUrl, 'payLink' in order.facts ? order.facts.payLink : undefined];
    for (const { protocol, origin, pathname, href } of links) {
      if (protocol === 'mailto:') expect(pathname).toBe(brand.supportEmail);
      else if (!elsewhere.includes(href)) expect(pathsAt.get(origin)).toContain(pathname);
    }
  },
);
