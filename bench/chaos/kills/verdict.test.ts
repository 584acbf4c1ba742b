import { expect, test } from 'vitest';
import { testDatabase } from '../../../server/platform/db/testing.ts';
import { AcknowledgedWrites } from './acknowledged.ts';
import { findLostOrDuplicated } from './verdict.ts';

test('an acknowledged row that is in no table is reported as lost', async () => {
  const db = await testDatabase();
  const acknowledged = new AcknowledgedWrites();
  acknowledged.leads.push('ann@example.com');
  acknowledged.messages.push('hello');
  acknowledged.submissions.push('Hanoi');
  acknowledged.checkouts.push({ visitor: 'ann', url: 'http://localhost/sandbox/checkout/1' });
  expect(await findLostOrDuplicated(db, acknowledged)).toEqual([
    'the acknowledged lead ann@example.com is lost',
    'the acknowledged message hello is lost',
    'the acknowledged submission Hanoi is lost',
    'the acknowledged checkout http://localhost/sandbox/checkout/1 is lost',
  ]);
  await db.destroy();
});
