import { expect } from '@playwright/test';
import { NO_ANSWER, questionAnswers, userData } from '../core/funnel/answer-export.ts';
import { validAnswers } from '../core/funnel/answers.ts';
import { openDatabase } from '../server/platform/db/client.ts';
import { goToPayment, PAYS, payWith, walkToSales } from './buyer.ts';
import { testAtOwnPlace as test } from './own-server.ts';
import { answer, answersTo, currentScreen, expectAfter, firstOf, funnel, open, walkedAnswers } from './visitor.ts';

const EMAIL = 'records@walk.example';

test.skip(({ viewport }) => (viewport?.width ?? 0) > 400, 'the records are the same whatever the screen');

test('after the walk the database holds the lead, every answer, both consents and the paid subscription, once', {
  tag: '@exhaustive',
}, async ({ page, place, first }) => {
  const kept = page.waitForResponse('**/api/addUserToMailchimp');
  await walkToSales(page, EMAIL);
  await kept;
  await goToPayment(page, '1-Month');
  await payWith(page, PAYS);
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
  await first.stop();

  const { db, close } = await openDatabase(place);
  const leads = await db.selectFrom('leads').selectAll().execute();
  const submissions = await db.selectFrom('submissions').selectAll().execute();
  const subscriptions = await db.selectFrom('subscriptions').selectAll().execute();
  const consents = await db.selectFrom('consent_records').select(['kind', 'text']).orderBy('kind').execute();
  await close();

  expect(leads).toMatchObject([{ email: EMAIL, source: 'keep-results' }]);
  expect(submissions).toHaveLength(1);
  const answers = submissions[0]?.question_answers ?? [];
  expect(answers).toEqual(questionAnswers({ ...userData(funnel, walkedAnswers, '1-Month'), email: EMAIL }));
  expect(answers.map(({ answer }) => answer)).not.toContain(NO_ANSWER);
  expect(subscriptions).toMatchObject([
    { email: EMAIL, plan_id: 'month', status: 'active', first_amount: 1999, renewal_amount: 3999 },
  ]);
  expect(consents.map(({ kind }) => kind)).toEqual(['adult', 'renewal']);
  expect(consents[1]?.text).toContain('$19.99');
  expect(consents[1]?.text).toContain('$39.99');
});

test("a question without an answer is stored as 'No answer'", { tag: '@exhaustive' }, async ({ page, place, first }) => {
  const single = firstOf('single');
  await open(page, single.path);
  await answer(page, single);
  await expectAfter(page, single);
  await open(page, '/prediction');
  await goToPayment(page, '1-Year', EMAIL);
  await first.stop();

  const { db, close } = await openDatabase(place);
  const [submission] = await db.selectFrom('submissions').selectAll().execute();
  const subscriptions = await db.selectFrom('subscriptions').selectAll().execute();
  await close();
  const answers = submission?.question_answers ?? [];
  const only = validAnswers(funnel, answersTo(single));
  expect(answers).toEqual(questionAnswers({ ...userData(funnel, only, '1-Year'), email: EMAIL }));
  expect(answers.filter(({ answer }) => answer === NO_ANSWER)).toHaveLength(funnel.asking.length - 1);
  expect(subscriptions).toEqual([]);
});
