// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { frameCopy } from '../../../content/operator/frame.ts';
import { render } from '../../testing/render.tsx';
import { shareOrCount } from './format.ts';
import { RateTrend } from './rate-trend.tsx';

describe('a share without its whole beside it', () => {
  test.each([
    [0, 0, '–'],
    [1, 1, '1 of 1'],
    [1, 10, '1 of 10'],
    [7, 19, '7 of 19'],
    [7, 20, '35%'],
    [1_200, 9_600, '12.5%'],
  ])('reads %i of %i as %s', (part, whole, text) => {
    expect(shareOrCount(part, whole)).toBe(text);
  });
});

describe('the trend of a share', () => {
  test.each([
    ['both are many', [10, 100], [5, 100], `+5 points, was 5%${frameCopy.trend.better}`],
    ['few are there now', [1, 10], [5, 100], 'was 5%'],
    ['few were there before', [10, 100], [1, 7], 'was 1 of 7'],
    ['nothing is there now', [0, 0], [5, 100], ''],
    ['nothing was there before', [10, 100], [0, 0], ''],
  ] as const)('is a difference in points only where %s', (_when, [part, whole], [partBefore, wholeBefore], text) => {
    const { container } = render(
      <RateTrend now={{ part, whole }} before={{ part: partBefore, whole: wholeBefore }} better="more" />,
    );
    expect(container.textContent).toBe(text);
  });
});
