import { expect, test } from 'vitest';
import { brand } from '../content/brand.ts';
import { plans } from '../content/plans.ts';
import { COPY, renderMail } from '../server/messages/mails/render.ts';
import { PUBLIC_URL, SAMPLES } from '../server/messages/mails/testing.ts';
import { views } from '../web/operator/views.ts';
import { routes } from '../web/site-map.ts';

const paths: ReadonlySet<string> = new Set([...routes, ...views].map(({ path }) => path));

const isToStaff = ({ template }: (typeof SAMPLES)[number]) => 'staff' in COPY[template];
const toBuyers = SAMPLES.filter((order) => !isToStaff(order));

test.each(toBuyers)('the mail $template leads to the page on which a subscription is cancelled', (order) => {
  const { html, text } = renderMail(order, plans, PUBLIC_URL);
  expect(html).toContain('Manage subscription');
  expect(text).toContain(`Manage subscription (${PUBLIC_URL.origin}/manage)`);
});

test.each(SAMPLES.filter(isToStaff))('the mail $template to staff leads to the dashboard, and to no page of a buyer', (order) => {
  const { text } = renderMail(order, plans, PUBLIC_URL);
  expect(text).toContain(`Dashboard (${PUBLIC_URL.origin}/operator)`);
  expect(text).not.toContain('Manage subscription');
});

test.each(SAMPLES)('every link in the mail $template leads to a page of ours, a mailbox of ours or the app store', (order) => {
  const { html } = renderMail(order, plans, PUBLIC_URL);
  const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, link = '']) => new URL(link));
  expect(links.length).toBeGreaterThanOrEqual(isToStaff(order) ? 1 : 4);
  for (const { protocol, origin, pathname, href } of links) {
    if (protocol === 'mailto:') expect(pathname).toBe(brand.supportEmail);
    else if (origin === PUBLIC_URL.origin) expect(paths).toContain(pathname);
    else expect(href).toBe(brand.appStoreUrl);
  }
});
