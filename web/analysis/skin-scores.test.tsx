// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { analysisCopy } from '../../content/pages/analysis.ts';
import { type FaceReport, REPORT_VERSION } from '../../core/selfie/face-report.ts';
import { clearJourney, openJourney } from '../browser/journey.ts';
import { deletePhoto, saveFaceReport, savePhoto } from '../browser/photo.ts';
import { write } from '../browser/storage.ts';
import { render } from '../testing/render.tsx';
import { SkinScores } from './skin-scores.tsx';

vi.mock('../browser/motion.ts', () => ({ reducedMotion: () => true }));

const report: FaceReport = {
  version: REPORT_VERSION,

  measurements: { redness: 'high', texture: 'high', shine: 'high' },
  confidence: { redness: 'good', texture: 'poor', shine: 'good' },
  regions: [],
  closeUp: { objectPosition: '50% 50%', transformOrigin: '50% 50%', scale: '2' },
};

// A slow machine takes longer to load this than the tests wait for it.
beforeAll(() => import('../browser/skin-index-engine.ts'));
afterEach(async () => {
  clearJourney();
  await deletePhoto();
});

const scoreOf = (label: string) => {
  const score = screen.getByText(label).closest('li');
  if (!score) throw new Error(`There is no score of ${label}.`);
  return score;
};

async function scoresWith(seen: FaceReport | undefined) {
  write('journey', { answers: { skinType: 'combination', sleepHours: '5-6-h' } });
  openJourney();
  if (seen) {
    const photo = new Blob(['photo']);
    await savePhoto(photo);
    await saveFaceReport(photo, seen);
  }
  render(<SkinScores />);
  await waitFor(() => expect(screen.getAllByText(/^[1-9]\d*%$/)).toHaveLength(4));
  return Object.fromEntries(
    ['Hydration', 'Elasticity', 'Complexion', 'Texture'].map((label) => [
      label,
      Number.parseInt(within(scoreOf(label)).getByText(/^\d+%$/).textContent, 10),
    ]),
  );
}

test('what the photo shows well lowers the complexion, and the score says so', async () => {
  const without = await scoresWith(undefined);
  expect(screen.getByText(analysisCopy.scoresNote)).toBeTruthy();
  document.body.replaceChildren();
  const seen = await scoresWith(report);
  expect(seen).toEqual({ ...without, Complexion: (without.Complexion ?? 0) - 4 });
  expect(within(scoreOf('Complexion')).getByText('Your photo: Visible redness')).toBeTruthy();
  expect(screen.getAllByText(/^Your photo:/)).toHaveLength(1);
  expect(screen.getByText(analysisCopy.scoresPhotoNote)).toBeTruthy();
});
