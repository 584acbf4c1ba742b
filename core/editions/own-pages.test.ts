import { describe, expect, test } from 'vitest';
import { draftRules } from '../../content/editions.ts';
import { introCopy } from '../../content/pages/intro.ts';
import { salesCopy } from '../../content/pages/sales.ts';
import { plans } from '../../content/plans.ts';
import { check, ordersOf, textsOf } from './check.ts';
import { Draft } from './draft.ts';
import { withoutRefused } from './edit.ts';
import { changedPages, pagesContent } from './own-pages.ts';

const WAIT = 'pages/intro.introCopy.wait';
const short = { texts: { [WAIT]: 'One moment' }, plans: ['month', 'quarter'] };
const content = {
  'pages/intro.introCopy': introCopy,
  'pages/sales.salesCopy': salesCopy,
  'plans.plans': plans,
  ...pagesContent(Object.entries({ short, sleep: {} })),
};
const draftOf = (changes: object) => Draft.parse({ version: 1, name: 'Own', ...changes });
const problemsOf = (changes: object) => check(content, draftOf(changes), draftRules);
const errorsOf = (changes: object) => problemsOf(changes).flatMap(({ grade, says }) => (grade === 'error' ? [says] : []));

describe('what a funnel says otherwise on pages that it shares', () => {
  test('is changed under its name, before the words of its folder and of all funnels, and in no other funnel', () => {
    const draft = draftOf({
      texts: { [WAIT]: 'Wait', [`funnels/short/${WAIT}`]: 'A moment', 'funnels/short/pages/a.b.c': 'More' },
    });
    expect(changedPages('short', short, draft).texts).toEqual({ [WAIT]: 'A moment', 'pages/a.b.c': 'More' });
    expect(changedPages('sleep', {}, draft)).toEqual({ texts: {} });
    expect(changedPages('short', short, draftOf({ texts: { [WAIT]: 'Wait' } }))).toEqual(short);
  });

  test('is checked as a text of all funnels is, against what the folder says', () => {
    expect(problemsOf({ texts: { [`funnels/short/${WAIT}`]: 'A moment', [`funnels/sleep/${WAIT}`]: 'Wait' } })).toEqual([]);
    expect(problemsOf({ texts: { [`funnels/short/${WAIT}`]: 'One moment' } })).toMatchObject([{ grade: 'warning' }]);
  });

  test.each([
    ['funnels/short/pages/sales.salesCopy.promises.guarantee.title', 'None', 'It tells the terms of the guarantee.'],
    ['funnels/short/pages/checkout.consent.adult', 'Yes', 'It is what a buyer consents to and is told of the payment.'],
    [`funnels/short/${WAIT}`, 'Proven to work', "It says 'proven', which is a claim without a basis."],
    [`funnels/short/${WAIT}`, '<b>Now</b>', 'It has signs of markup.'],
    ['funnels/short/funnel/profile.profile.title', 'You', 'A draft changes no text there.'],
    ['funnels/short/funnels/sleep.habits.title', 'You', 'A draft changes no text there.'],
    ['funnels/short/mails/contact.contactMails.contact-received.title', 'You', 'A draft changes no text there.'],
    ['funnels/short/pages.plans.0', 'year', 'A draft changes no text there.'],
    ['funnels/short/plans.plans.month.title', 'Free', 'A draft changes no text there.'],
    ['funnels/short/pages/intro.introCopy.waits', 'Now', 'The content has no text at this path.'],
    [`funnels/fitness/${WAIT}`, 'Now', 'There is no funnel of this name beside the first.'],
  ])('is refused at %s with %j', (path, text, says) => {
    expect(errorsOf({ texts: { [path]: text } })).toContain(says);
  });

  test('is listed where its folder says it', () => {
    expect(textsOf(content, draftRules)[`funnels/short/${WAIT}`]).toBe('One moment');
    expect(Object.keys(textsOf(content, draftRules)).filter((path) => path.startsWith('funnels/'))).toHaveLength(1);
  });
});

describe('the plans that a funnel shows', () => {
  test('are chosen of those that the shop sells', () => {
    const draft = draftOf({ orders: { 'funnels/short/plans': ['year'], 'funnels/sleep/plans': ['month', 'year'] } });
    expect(errorsOf(draft)).toEqual([]);
    expect([changedPages('short', short, draft).plans, changedPages('sleep', {}, draft).plans]).toEqual([
      ['year'],
      ['month', 'year'],
    ]);
    const all = plans.map(({ id }) => id);
    expect(ordersOf(content, draftRules)).toMatchObject({ 'funnels/short/plans': short.plans, 'funnels/sleep/plans': all });
  });

  test.each([
    ['funnels/short/plans', [], 'It names what the shop does not sell, or nothing.'],
    ['funnels/short/plans', ['decade'], 'It names what the shop does not sell, or nothing.'],
    ['funnels/short/plans', ['month', 'month'], 'It names what the shop does not sell, or nothing.'],
    ['funnels/fitness/plans', ['month'], 'There is no funnel of this name beside the first.'],
    ['funnels/short/pages/sales.salesCopy.questions', ['a'], 'A draft changes no order there.'],
  ])('are refused at %s as %j', (path, ids, says) => {
    expect(errorsOf({ orders: { [path]: ids } })).toEqual([says]);
  });

  test('are as built after an upgrade that sells one of them no longer', () => {
    const draft = draftOf({ orders: { 'funnels/short/plans': ['decade'] }, texts: { [`funnels/short/${WAIT}`]: 'A moment' } });
    const { draft: rest, left } = withoutRefused(draft, (changes) => check(content, changes, draftRules));
    expect([rest.orders, Object.keys(rest.texts), left.length]).toEqual([{}, [`funnels/short/${WAIT}`], 1]);
  });
});
