import { expect, test } from 'vitest';
import { introCopy } from '../content/pages/intro.ts';
import { salesCopy } from '../content/pages/sales.ts';
import { requirePages } from './funnel-pages.ts';

const content = { 'pages/intro.introCopy': introCopy, 'pages/sales.salesCopy': salesCopy };
const TITLE = 'pages/intro.introCopy.wait';

test('a funnel that says otherwise what a draft may, and shows plans that are sold, is built', () => {
  expect(() => requirePages('short', { texts: { [TITLE]: 'One moment' }, plans: ['month'] }, content)).not.toThrow();
  expect(() => requirePages('short', {}, content)).not.toThrow();
});

test.each([
  [
    { texts: { 'pages/intro.introCopy.waits': 'One moment' } },
    'The funnel short says otherwise at pages/intro.introCopy.waits: ',
  ],
  [{ texts: { 'pages/sales.salesCopy.promises.guarantee.title': 'None' } }, 'It tells the terms of the guarantee.'],
  [{ texts: { [TITLE]: '<b>Now</b>' } }, `The funnel short says otherwise at ${TITLE}: `],
  [{ plans: ['month', 'decade'] }, "The funnel short shows the plan 'decade', which content/plans.ts does not sell."],
])('a funnel with %j stops the build with a sentence', (pages, sentence) => {
  expect(() => requirePages('short', pages, content)).toThrow(sentence);
});
