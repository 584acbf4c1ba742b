import { expect, test } from 'vitest';
import { alertSentence } from './sentence.ts';

test('the sentence of an alert names the limit as it was set, and rounds only the figure to a hundredth', () => {
  const facts = { figure: 1.0444, limit: 0.75 };
  expect(alertSentence({ rule: 'disputes', facts }, 'UTC')).toContain('1.04% were disputed, above your limit of 0.75%');
});
