import { expect, test } from 'vitest';
import type { FunnelReport, FunnelStage } from '../../../../core/api/operator/funnel.ts';
import { hideSmallGroups } from './small-groups.ts';

const stage = (id: string, visitors: number): FunnelStage => ({ id, title: id, visitors, lost: 0, errors: 0 });
const REPORT: FunnelReport = {
  ...{ from: 0, until: 1, countedUntil: null },
  stages: [stage('landing', 40), stage('gender', 10), stage('age', 9), stage('paid', 9)],
  previous: { from: -1, until: 0, stages: [stage('landing', 3)] },
};

test('of those who gave one answer, a group that is too small to hide in is not told, nor what comes after it', () => {
  const report = hideSmallGroups(REPORT, { dimension: 'answer', value: 'gender:female' });
  expect(report.stages.map(({ id }) => id)).toEqual(['landing', 'gender']);
  expect(report.previous?.stages).toEqual([]);
});

test('where visitors came from is told in full', () => {
  expect(hideSmallGroups(REPORT, { dimension: 'source', value: 'tiktok' })).toEqual(REPORT);
});
