import { expect, test } from 'vitest';
import { errorForLog } from './log.ts';

test('an error is logged without the values that the database adds to it', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "leads_pkey"'), {
    code: '23505',
    detail: 'Key (email)=(ann@example.com) already exists.',
    query: 'insert into leads (email) values ($1)',
    params: ['ann@example.com'],
  });
  const logged = errorForLog(error);
  expect(logged).toMatchObject({ code: '23505', message: error.message, stack: expect.stringContaining('log.test.ts') });
  expect(JSON.stringify(logged)).not.toContain('ann@');
});
