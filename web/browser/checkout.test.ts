// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { funnel } from '../../content/funnel/index.ts';
import { NO_ANSWER, userData } from '../../core/funnel/answer-export.ts';
import { requestsTo, respondWith } from '../testing/network.ts';
import { deliverAnswers } from './checkout.ts';
import { openJourney } from './journey.ts';
import { write } from './storage.ts';

const city = funnel.asking.find(({ kind }) => kind === 'city')?.id ?? '';
const SUBMISSIONS = 'POST /api/receiveWebQuizData';

test.each([
  ['kept', { [city]: 'Lisbon' }, 'Lisbon'],
  ['withdrawn', {}, NO_ANSWER],
])('a city that is %s after checkout is delivered so', async (_, answers, delivered) => {
  respondWith(SUBMISSIONS, () => ({ success: true }));
  write('journey', { answers });
  write('userData', userData(funnel, { [city]: 'Lisbon' }));
  openJourney();
  await deliverAnswers('cs_test_1');
  expect(requestsTo(SUBMISSIONS).at(-1)?.body).toContainEqual({ question: city, answer: delivered });
});
