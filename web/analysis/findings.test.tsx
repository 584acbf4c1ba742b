// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { analysisCopy } from '../../content/pages/analysis.ts';
import { findingsCopy } from '../../content/pages/findings.ts';
import { type FaceReport, REPORT_VERSION } from '../../core/selfie/face-report.ts';
import { clearJourney, openJourney } from '../browser/journey.ts';
import { deletePhoto, saveFaceReport, savePhoto } from '../browser/photo.ts';
import { write } from '../browser/storage.ts';
import { render } from '../testing/render.tsx';
import { Findings } from './findings.tsx';
import { Portrait } from './portrait.tsx';
import { type ZoneId, zoneMarks, zonePlaces } from './zone-places.ts';

const report: FaceReport = {
  version: REPORT_VERSION,

  measurements: { redness: 'medium', spots: 'none', shine: 'high' },
  confidence: { redness: 'good', spots: 'fair', shine: 'poor' },
  regions: [],
  closeUp: { objectPosition: '50% 50%', transformOrigin: '50% 50%', scale: '2' },
};
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

// A slow machine takes longer to load this than the tests wait for it.
beforeAll(() => import('../browser/program-engine.ts'));
afterEach(async () => {
  clearJourney();
  await act(deletePhoto);
});

async function showPhoto(measured: FaceReport): Promise<void> {
  const photo = new Blob(['photo']);
  await act(() => savePhoto(photo));
  await act(() => saveFaceReport(photo, measured));
}

test('the findings of the photo have their words, without those that were seen badly', async () => {
  render(<Findings />);
  await showPhoto(report);
  expect(screen.getByRole('region', { name: 'From your photo' })).toBeTruthy();
  expect(lines()).toEqual(['Some redness', 'No red spots seen']);
});

test('without a photo that was seen well, the skin and the concerns of the answers are found', async () => {
  write('journey', { answers: { skinType: 'combination', skinConcerns: ['redness-or-rosacea'] } });
  openJourney();
  render(<Findings />);
  await showPhoto({ ...report, confidence: { redness: 'poor', spots: 'poor', shine: 'poor' } });
  expect(screen.getByRole('region', { name: analysisCopy.fromAnswers })).toBeTruthy();
  expect(lines().slice(0, 2)).toEqual(['Combination skin', 'Redness']);
  expect(screen.getByText(findingsCopy.unmeasured)).toBeTruthy();
});

test('a photo that was not to be measured is a picture, and the result says that it comes from the answers', async () => {
  write('journey', { answers: { skinType: 'combination', skinConcerns: ['redness-or-rosacea'] } });
  openJourney();
  render(<Findings />);
  expect(screen.queryByText(findingsCopy.unasked)).toBeNull();
  await act(() => savePhoto(new Blob(['photo'])));
  expect(screen.getByText(findingsCopy.unasked)).toBeTruthy();
});

test('a visitor without answers reads what is looked at', () => {
  render(<Findings />);
  expect(screen.queryByText(findingsCopy.unmeasured)).toBeNull();
  expect(screen.getByRole('region', { name: analysisCopy.lookedAt })).toBeTruthy();
  expect(lines()).toEqual(['Hydration', 'Elasticity', 'Complexion', 'Texture']);
});

const numbers = (face: HTMLElement) => Array.from(face.querySelectorAll('text'), ({ textContent }) => textContent);

test('a drawn face bears the numbers of the lines, and a photo none of them', async () => {
  write('journey', { answers: { skinType: 'combination', skinConcerns: ['redness-or-rosacea'] } });
  openJourney();
  const { container } = render(
    <>
      <Portrait scanning />
      <Findings />
    </>,
  );
  await screen.findByText('Combination skin');
  expect(numbers(container)).toEqual(lines().map((_, index) => String(index + 1)));
  expect(screen.getByRole('list').dataset.numbered).toBe('true');
  await showPhoto({ ...report, confidence: { redness: 'poor', spots: 'poor', shine: 'poor' } });
  expect(lines()[0]).toBe('Combination skin');
  expect(numbers(container)).toEqual([]);
  expect(screen.getByRole('list').dataset.numbered).toBeUndefined();
});

test('no two numbers of the drawn face cover each other, and each is as high as its place or a number away, whatever was answered', () => {
  const zones = Object.keys(zonePlaces) as ZoneId[];
  for (const first of zones)
    for (const second of zones)
      for (const third of zones) {
        const marks = zoneMarks([first, second, third]);
        const gaps = marks.flatMap(({ at: [x, y] }, index) =>
          marks.slice(index + 1).map(({ at: [otherX, otherY] }) => Math.hypot(x - otherX, y - otherY)),
        );
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(64);
        for (const { at, place } of marks) expect(Math.abs(at[1] - place[1])).toBeLessThanOrEqual(128);
      }
});
