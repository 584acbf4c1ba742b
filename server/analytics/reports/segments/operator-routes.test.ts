import { beforeEach, expect, test } from 'vitest';
import { operatorRefusals } from '../../../../content/operator/refusals.ts';
import { MAX_SAVED_SEGMENTS, type SavedSegmentId, type SavedSegmentList } from '../../../../core/api/operator/saved-segments.ts';
import { statusOf, testOperator } from '../../../operator/testing.ts';
import { openBeforeAll } from '../../../platform/testing.ts';
import { savedSegmentRoutes } from './operator-routes.ts';

const CONDITIONS = [
  { dimension: 'source', value: 'instagram' },
  { dimension: 'answer', value: 'gender:female' },
];
const SEGMENT = { name: 'Women from Instagram', conditions: CONDITIONS };

const shop = openBeforeAll(() => testOperator({ routes: (deps) => [savedSegmentRoutes(deps)] }));
beforeEach(async () => {
  await shop.reset();
  await shop.db.deleteFrom('saved_segments').execute();
});

test('a segment that a marketer saved is listed for everybody, and its making and its end are in the audit log', async () => {
  const marketer = await shop.add('marketer@example.com', 'marketer');
  const { id } = (await marketer.post('/saved-segments', SEGMENT)).json<SavedSegmentId>();
  await marketer.post('/saved-segments', { ...SEGMENT, name: 'a second one' });
  const reader = await shop.add('reader@example.com', 'read-only');
  const listed = async () => (await reader.get('/saved-segments')).json<SavedSegmentList>().segments;
  expect((await listed()).map(({ name }) => name)).toEqual(['a second one', SEGMENT.name]);
  expect((await listed())[1]).toEqual({ id, ...SEGMENT, madeBy: 'marketer@example.com' });
  expect(await statusOf(reader.post(`/saved-segments/${id}/removal`, {}))).toBe(403);
  expect(await statusOf(marketer.post(`/saved-segments/${id}/removal`, {}))).toBe(200);
  expect(await statusOf(marketer.post(`/saved-segments/${id}/removal`, {}))).toBe(404);
  expect((await listed()).map(({ name }) => name)).toEqual(['a second one']);
  const audited = shop.db.selectFrom('operator_audit').select(['action', 'detail']).where('action', 'like', 'segment-%');
  expect(await audited.orderBy('id').execute()).toEqual([
    { action: 'segment-saved', detail: SEGMENT.name },
    { action: 'segment-saved', detail: 'a second one' },
    { action: 'segment-removed', detail: SEGMENT.name },
  ]);
});

test('a name that is taken is refused beside its field, in capitals too', async () => {
  const owner = await shop.signedIn();
  await owner.post('/saved-segments', SEGMENT);
  const again = await owner.post('/saved-segments', { ...SEGMENT, name: SEGMENT.name.toUpperCase() });
  expect([again.statusCode, again.json().error.fields]).toEqual([409, { name: operatorRefusals.segmentNameTaken }]);
});

test('no more segments are saved than the limit', async () => {
  const owner = await shop.signedIn();
  for (let n = 0; n < MAX_SAVED_SEGMENTS; n++)
    expect(await statusOf(owner.post('/saved-segments', { ...SEGMENT, name: `${n}` }))).toBe(200);
  const beyond = await owner.post('/saved-segments', SEGMENT);
  expect([beyond.statusCode, beyond.json().error.message]).toEqual([409, operatorRefusals.tooManySegments]);
});

test.each([
  ['without a name', { name: ' ' }],
  ['with a long name', { name: 'x'.repeat(61) }],
  ['without conditions', { conditions: [] }],
  ['with six conditions', { conditions: ['a', 'b', 'c', 'd', 'e', 'f'].map((value) => ({ dimension: 'source', value })) }],
  ['with one condition twice', { conditions: [CONDITIONS[0], CONDITIONS[0]] }],
  ['with a dimension that is none', { conditions: [{ dimension: 'email', value: 'a@example.com' }] }],
  ['with an answer to no question', { conditions: [{ dimension: 'answer', value: 'female' }] }],
])('a segment %s is refused', async (_what, change) => {
  const owner = await shop.signedIn();
  expect(await statusOf(owner.post('/saved-segments', { ...SEGMENT, ...change }))).toBe(400);
});
