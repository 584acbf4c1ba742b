import { z } from 'zod';
import type { Condition } from '../../analytics/conditions.ts';
import { line } from '../text.ts';
import { Conditions } from './funnel.ts';

const MAX_NAME_LENGTH = 60;
export const MAX_SAVED_SEGMENTS = 50;

export type SavedSegment = {
  readonly id: string;
  readonly name: string;
  readonly conditions: readonly Condition[];
  readonly madeBy: string;
};
export type SavedSegmentList = { readonly segments: readonly SavedSegment[] };

export const SegmentRequest = z.strictObject({
  name: line(MAX_NAME_LENGTH),
  conditions: Conditions.refine((all) => all.length > 0, 'Please add a condition first.'),
});
export type SegmentRequest = z.output<typeof SegmentRequest>;
export type SavedSegmentId = { readonly id: string };
