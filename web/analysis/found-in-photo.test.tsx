// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FaceReport } from '../../core/selfie/face-report.ts';
import { render } from '../testing/render.tsx';
import { FoundInPhoto } from './found-in-photo.tsx';

const report: FaceReport = {
  version: 1,
  aspect: 0.8,
  measurements: { redness: 'medium', spots: 'none', shine: 'high' },
  confidence: { redness: 'good', spots: 'fair', shine: 'poor' },
  regions: [],
};

test('what was found stands under the words that it is from the photo, without what was seen badly', () => {
  render(<FoundInPhoto report={report} />);
  expect(screen.getByRole('region', { name: 'From your photo' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Some redness', 'No spots seen']);
});

test('a report without anything seen well draws nothing', () => {
  const { container } = render(
    <FoundInPhoto report={{ ...report, confidence: { redness: 'poor', spots: 'poor', shine: 'poor' } }} />,
  );
  expect(container.textContent).toBe('');
});
