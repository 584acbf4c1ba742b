import { fileURLToPath } from 'node:url';
import { cameraCopy } from '../../content/pages/camera.ts';
import { cityCopy } from '../../content/pages/city.ts';
import { manageCopy } from '../../content/pages/manage.ts';
import { actionsAt, CITY, optionSelector } from '../actions.ts';
import { PAYS } from '../buyer.ts';
import { linkIn, type Mailbox, test } from '../mailbox.ts';
import { funnel, oneStepPerLayout, titleOf } from '../visitor.ts';
import { browsers, shortPhones, visit } from './engines.ts';
import type { VisitorDriver } from './visitor-driver.ts';

const PICTURE = fileURLToPath(new URL('../baselines/phone/keep-results.png', import.meta.url));

for (const browser of browsers) {
  const email = `${browser.name.replaceAll(' ', '-').toLowerCase()}@walk.example`;

  test(`${browser.name}: walks from the landing page to 'Done!', and cancels`, async ({ mailbox, baseURL }) => {
    await visit(browser, baseURL ?? '', async (hand) => {
      await walkToSelfie(hand);
      await (browser.size.width < 600 ? takeSelfie(hand) : chooseSelfie(hand));
      await walkToSales(hand, email);
      await subscribe(hand, email);
      await cancel(hand, email, mailbox);
    });
  });
}

for (const browser of shortPhones) {
  test(`${browser.name}: no drawing lies on the heading of a step`, async ({ baseURL }) => {
    await visit(browser, baseURL ?? '', async (hand) => {
      for (const step of oneStepPerLayout()) {
        await hand.open(step.path);
        await hand.seeHeading(titleOf(step));
        // A page that is left while something is loading complains of it.
        await hand.seeThat('all that it loads', isComplete);
        await hand.seeThat(`a free heading at ${step.path}`, headingIsFree);
      }
    });
  });
}

async function walkToSelfie(hand: VisitorDriver): Promise<void> {
  await hand.open('/');
  await hand.press({ role: 'link', name: 'Get My Plan' });
  await hand.seePath('/loading');
  await hand.press({ role: 'button', name: 'Continue' });
  for (const step of funnel.steps) {
    await hand.seePath(step.path);
    await hand.seeHeading(titleOf(step));
    await hand.seeThat('every drawing inside of its room', drawingsFit);
    if (step.kind === 'selfie') return;
    if (step.kind === 'city') {
      await pickCity(hand);
      continue;
    }
    for (const { option, text, ...sought } of actionsAt(step)) {
      const target = { ...sought, ...(option && { selector: optionSelector(option) }) };
      await (text === undefined ? hand.press(target) : hand.type(target, text));
    }
  }
}

/** Runs in the browser. */
function drawingsFit(): boolean {
  return Array.from(document.querySelectorAll('.screen svg')).every(({ parentElement: room, clientHeight }) => {
    const measured = room && getComputedStyle(room).containerType === 'size';
    return !measured || clientHeight <= room.clientHeight + 1;
  });
}

/** Runs in the browser. */
function isComplete(): boolean {
  const ours = [...document.fonts].filter(({ family }) => /^"?(Display|Text)"?$/.test(family));
  const hasFonts = ours.length > 0 && ours.every(({ status }) => status === 'loaded');
  // The last of the screens that a question loads ahead, one after the other.
  const hasNext = performance.getEntriesByType('resource').some(({ name }) => /\/identify-[^/]*\.js$/.test(name));
  return window.hydrated === true && hasFonts && hasNext;
}

/** Runs in the browser, which says of its typefaces that they are loaded before it has begun. */
function hasTypefaces(): boolean {
  const found = [...document.fonts].map(({ status }) => status);
  return found.includes('loaded') && !found.includes('loading');
}

/** Runs in the browser. */
function headingIsFree(): boolean {
  const heading = document.querySelector('main h1')?.getBoundingClientRect();
  if (!heading) return false;
  return Array.from(document.querySelectorAll('main svg')).every((drawing) => {
    const { top, bottom } = drawing.getBoundingClientRect();
    return bottom <= heading.top + 1 || top >= heading.bottom - 1;
  });
}

async function pickCity(hand: VisitorDriver): Promise<void> {
  await hand.type({ role: 'combobox' }, CITY);
  await hand.press({ role: 'option', name: 'Lisbon, Portugal' });
  await hand.seeValue({ role: 'combobox' }, 'Lisbon, Portugal');
  await hand.seeThat(
    'an estimate',
    (word) => document.querySelector('dl [data-basis] > span')?.textContent === word,
    cityCopy.basis.estimate,
  );
  await hand.press({ role: 'button', name: cityCopy.next });
}

async function takeSelfie(hand: VisitorDriver): Promise<void> {
  await hand.press({ role: 'button', name: 'Take a selfie' });
  await hand.press({ role: 'button', name: 'No, only use the photo' });
  const looksGood = { role: 'button', name: 'Looks good' };
  do {
    await hand.press({ role: 'button', name: cameraCopy.capture });
    await hand.seeEither(looksGood, cameraCopy.missed);
    // The made-up camera of a busy machine stands still for a while, and a visitor presses again.
  } while (await hand.reads(cameraCopy.missed));
  await hand.press(looksGood);
}

async function chooseSelfie(hand: VisitorDriver): Promise<void> {
  await hand.upload(PICTURE);
  await hand.press({ role: 'button', name: 'No, only use the photo' });
}

async function walkToSales(hand: VisitorDriver, email: string): Promise<void> {
  for (const path of ['/analyze', '/identify']) {
    await hand.seePath(path);
    await hand.press({ role: 'button', name: 'Continue' });
  }
  await hand.seePath('/treatment');
  await hand.see({ role: 'img', name: 'Your selfie' });
  await hand.press({ role: 'button', name: 'Next' });
  await hand.seePath('/keep-results');
  await hand.type({ role: 'textbox', name: 'E-mail' }, email);
  await hand.press({ role: 'button', name: 'Next' });
  await hand.seePath('/prediction');
}

async function subscribe(hand: VisitorDriver, email: string): Promise<void> {
  await hand.see({ role: 'button', name: /offer expires in/ });
  await hand.press({ role: 'radio', name: /1-Month/ });
  const open = () => hand.press({ role: 'button', name: 'Get My Plan' });
  const pay = { role: 'button', name: /obligation to pay|Start my plan/ } as const;
  await open();
  await hand.see(pay);
  await hand.pressAt(4, 4);
  await hand.seeGone(pay);
  await open();
  for (const name of [/renew/, /18/]) await hand.press({ role: 'checkbox', name });
  await hand.press(pay);
  for (const [name, text] of [
    ['Card number', PAYS],
    ['Expiry date', '12/34'],
    ['Security code', '123'],
    ['Name on card', 'Ada Lovelace'],
  ]) {
    await hand.type({ role: 'textbox', name: String(name) }, String(text));
  }
  // A page that is left while its typefaces are loading complains of it.
  await hand.seeThat('the typefaces of the payment page', hasTypefaces);
  await hand.press({ role: 'button', name: /^Pay / });
  await hand.seeHeading('Done!');
  await hand.seeText(email);
  // A page that is left while the question about consent is loading complains of it.
  await hand.see({ role: 'button', name: 'Reject' });
}

async function cancel(hand: VisitorDriver, email: string, mailbox: Mailbox): Promise<void> {
  await hand.open('/manage');
  await hand.seeValue({ role: 'textbox', name: 'E-mail' }, email);
  await hand.press({ role: 'button', name: 'Mail me a link' });
  await hand.seeHeading(manageCopy.sent.title);
  await hand.open(linkIn(await mailbox.mailTo(email, /link to your/)));
  await hand.press({ role: 'button', name: 'Open my subscription' });
  await hand.seeText(email);
  await hand.press({ role: 'button', name: 'Reject' });
  await hand.press({ role: 'button', name: /^Cancel subscription/ });
  await hand.press({ role: 'button', name: 'Cancel now' });
  await hand.press({ role: 'button', name: /^Keep my subscription/ });
  // The message about the kept subscription moves the page.
  await hand.see({ role: 'button', name: /^Cancel subscription/ });
  await hand.press({ role: 'button', name: 'Sign out' });
  await hand.see({ role: 'textbox', name: 'E-mail' });
}
