import { test } from '@playwright/test';
import { type View, views } from '../../web/operator/views.ts';
import { dashboardReady } from '../dashboard-ready.ts';
import { dashboardUrl, PASSWORD } from '../dashboard-server.ts';
import { browsers, visit } from './engines.ts';
import type { VisitorDriver } from './visitor-driver.ts';

test.beforeAll(dashboardReady);

for (const browser of browsers) {
  test(`${browser.name}: the dashboard shows every page with its figures, and a person`, async () => {
    await visit(browser, dashboardUrl(), async (hand) => {
      await signIn(hand);
      await seeLoaded(hand);
      for (const view of views) await seeView(hand, view);
      await hand.open('/operator/people');
      await hand.press({ role: 'button', selector: 'tbody *' });
      await hand.see({ role: 'heading', name: 'Timeline' });
      await hand.press({ role: 'button', name: browser.size.width < 600 ? 'Menu' : 'Sign out' });
      if (browser.size.width < 600) await hand.press({ role: 'button', name: 'Sign out' });
      await hand.see({ role: 'button', name: 'Sign in' });
    });
  });
}

async function signIn(hand: VisitorDriver): Promise<void> {
  await hand.open('/operator');
  await hand.typePassword(PASSWORD);
  await hand.press({ role: 'button', name: 'Sign in' });
  await hand.seeHeading('Overview');
}

async function seeView(hand: VisitorDriver, { path, label }: View): Promise<void> {
  await hand.open(path);
  await hand.seeHeading(label);
  await seeLoaded(hand);
  await hand.seeThat('every chart drawn', () => !document.querySelector('figure [role=img]:not(:has(canvas))'));
}

async function seeLoaded(hand: VisitorDriver): Promise<void> {
  await hand.seeThat('no part that loads', () => !document.querySelector('[aria-busy="true"]'));
  const isFilled = () => document.querySelector('main :is(table, dl, form, input, [data-empty])') !== null;
  await hand.seeThat('figures, something to set, or that there is nothing', isFilled);
}
