import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answers } from '../../../core/funnel/answers.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { testQueue } from '../../platform/jobs/testing.ts';
import { findFirstPage } from './first-page.ts';
import { saveSubmission } from './store.ts';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());

async function submit(key: string, answers: Answers): Promise<void> {
  const queue = await testQueue(db, () => new Date('2026-11-20T12:00:00Z'), {});
  await db
    .transaction()
    .execute((tx) => saveSubmission(tx, queue, { key, email: 'ada@example.com', answers, questionAnswers: [] }));
}

test('the first page follows from the answers that came with the checkout', async () => {
  await submit('paid', { skinType: 'combination', skinConcerns: ['redness-or-rosacea'], skincareProductsUse: ['cleanser'] });
  expect(await findFirstPage(db, 'paid')).toEqual({
    headline: 'Combination skin, redness first',
    basics: expect.stringMatching(/^Morning and evening: /),
    sunscreen: expect.stringContaining('SPF'),
    patchTest: expect.stringMatching(/inner arm|Nothing else is new/),
    because: expect.stringMatching(/^Redness: You chose redness or rosacea\./),
  });
});

test('the first page of a visitor without concerns gives no reasons', async () => {
  await submit('content', { skinType: 'normal', skinConcerns: ['nothing-from-above'] });
  expect(await findFirstPage(db, 'content')).not.toHaveProperty('because');
});

test('there is no first page without answers', async () => {
  await submit('empty', {});
  expect([await findFirstPage(db, 'empty'), await findFirstPage(db, 'erased')]).toEqual([undefined, undefined]);
});

test.each([
  [
    { improveGoal: ['skin-texture'], confidenceGoal: ['go-without-makeup'] },
    'You hope for smoother skin, and you want to go out without makeup.',
  ],
  [{ improveGoal: ['other', 'firmness'] }, 'You hope for firmer skin.'],
  [{ improveGoal: ['other'], confidenceGoal: ['other', 'enjoy-the-mirror'] }, 'You want to enjoy the mirror.'],
  [{ skinType: 'dry' }, undefined],
])('the first page of %j begins with the sentence %j', async (answers, wish) => {
  await submit(JSON.stringify(answers), answers);
  expect((await findFirstPage(db, JSON.stringify(answers)))?.wish).toBe(wish);
});
