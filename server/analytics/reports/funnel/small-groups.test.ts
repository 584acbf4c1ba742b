import { expect, test } from 'vitest';
import type { FunnelReport, FunnelStage } from '../../../../core/api/operator/funnel.ts';
import { hideSmallGroups } from './small-groups.ts';

const stage = (id: string, visitors: number): FunnelStage => ({
  ...{ id, title: id, visitors, lost: 1, errors: 0 },
  dropOff: 0.1,
});
const REPORT: FunnelReport = {
  ...{ from: 0, until: 1, countedUntil: null, agreedOnly: false },
  stages: [stage('landing', 40), stage('gender', 10), stage('age', 9), stage('paid', 9)],
  previous: { from: -1, until: 0, stages: [stage('landing', 3)] },
};

test('a funnel report for one answer ends before the first stage with too few visitors', () => {
  const report = hideSmallGroups(REPORT, [{ dimension: 'answer', value: 'gender:female' }]);
  expect(report.stages.map(({ id, lost, dropOff }) => [id, lost, dropOff])).toEqual([
    ['landing', 1, 0.1],
    ['gender', 0, undefined],
  ]);
  expect(report.previous?.stages).toEqual([]);
});

test('a funnel report for one source keeps every stage', () => {
  expect(hideSmallGroups(REPORT, [{ dimension: 'source', value: 'tiktok' }])).toEqual(REPORT);
});
