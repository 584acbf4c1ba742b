import { expect, test } from 'vitest';
import { plans } from '../../content/plans.ts';
import { provePaths } from '../../core/funnel/prove.ts';
import { funnelBase, furtherFunnelId, furtherFunnels } from './further-funnels.ts';

const all = [...furtherFunnels];

test.each(all)(
  'everybody comes to the end of the funnel %s, is asked nothing twice, and every step is asked of somebody',
  (_, { funnel }) => {
    const { unreachable, undecided } = provePaths(funnel);
    expect([unreachable, undecided]).toEqual([[], false]);
  },
);

test.each(all)('the funnel %s shows plans that the shop sells', (_, further) => {
  expect(plans.map(({ id }) => id as string)).toEqual(expect.arrayContaining([...(further.plans ?? [])]));
});

test('a name that no folder has is no funnel, and its addresses are those of the first', () => {
  expect(['nowhere', '', undefined, null, '__proto__', 'constructor'].map(furtherFunnelId)).toEqual(Array(6).fill(null));
  expect([funnelBase(null), funnelBase('nowhere')]).toEqual(['', '']);
  for (const [id, { funnel }] of all) expect([furtherFunnelId(id), funnelBase(id)]).toEqual([id, funnel.base]);
});
