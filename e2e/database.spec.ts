import { expect } from '@playwright/test';
import { NO_ANSWER } from '../core/funnel/answer-export.ts';
import { openDatabase } from '../server/platform/db/client.ts';
import { arriveAtSales, goToPayment, PAYS, payWith } from './buyer.ts';
import { testAtOwnPlace as test } from './own-server.ts';
import { funnel, open, shown } from './visitor.ts';

const EMAIL = 'records@walk.example';

test.skip(({ viewport }) => (viewport?.width ?? 0) > 400, 'the records are the same whatever the screen');

test('after the walk the database holds the lead, every answer, both consents and the paid subscription, once', async ({
  page,
  place,
  first,
}) => {
  const kept = page.waitForResponse('**/api/addUserToMailchimp');
  await arriveAtSales(page, EMAIL);
  await kept;
  await goToPayment(page, '1-Month');
  await payWith(page, PAYS);
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
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
  const answers = new Map(submissions[0]?.question_answers.map(({ question, answer }) => [question, answer]));
  const questions = funnel.asking.map((step) => step.exportAs ?? step.id);
  expect(questions).toHaveLength(29);
  expect([...answers.keys()].sort()).toEqual([...questions, 'selectedOption', 'email'].sort());
  expect(answers.get('gender')).toBe('Female');
  expect(answers.get('skinType')).toBe('Dry');
  expect(answers.get('location')).toBe('Lisbon');
  expect(answers.get('selectedOption')).toBe('1-Month');
  expect([...answers.values()]).not.toContain(NO_ANSWER);
  expect(subscriptions).toMatchObject([
    { email: EMAIL, plan_id: 'month', status: 'active', first_amount: 1999, renewal_amount: 3999 },
  ]);
  expect(consents.map(({ kind }) => kind)).toEqual(['adult', 'renewal']);
  expect(consents[1]?.text).toContain('$19.99');
  expect(consents[1]?.text).toContain('$39.99');
});

test("what was not answered is stored as 'No answer'", async ({ page, place, first }) => {
  await open(page, '/quiz3');
  await shown(page).getByRole('button', { name: '25-34' }).click();
  await expect(page).toHaveURL('/quiz4');
  await open(page, '/prediction');
  await goToPayment(page, '1-Year', EMAIL);
  await first.stop();

  const { db, close } = await openDatabase(place);
  const [submission] = await db.selectFrom('submissions').selectAll().execute();
  const subscriptions = await db.selectFrom('subscriptions').selectAll().execute();
  await close();
  const answers = submission?.question_answers ?? [];
  expect(answers.find(({ question }) => question === 'age')?.answer).toBe('25-34');
  expect(answers.filter(({ answer }) => answer === NO_ANSWER)).toHaveLength(28);
  expect(answers.map(({ question }) => question)).not.toContain('photo');
  expect(subscriptions).toEqual([]);
});
