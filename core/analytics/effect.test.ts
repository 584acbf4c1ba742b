import { expect, test } from 'vitest';
import { effectOf } from './effect.ts';

const STAGES = [{ id: 'payment' }, { id: 'checkout' }];

test('a checkout that fails counts as one error, at the stage where it failed', () => {
  const effects = (name: string, properties = {}) => effectOf(STAGES, { name, properties });
  expect(effects('Subscribe Failed')).toEqual({ stage: 'payment', kind: 'errors' });
  for (const reason of ['unreachable', 'refused']) expect(effects('Purchase Failed', { reason })).toBeUndefined();
  for (const reason of ['declined', 'expired'])
    expect(effects('Purchase Failed', { reason })).toEqual({ stage: 'checkout', kind: 'errors' });
});
