// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { analysis } from '../../content/analysis.ts';
import { analysisCopy } from '../../content/pages/analysis.ts';
import { findingsCopy } from '../../content/pages/findings.ts';
import { type FaceReport, REPORT_VERSION } from '../../core/selfie/face-report.ts';
import { saveFaceConsent } from '../browser/face-consent.ts';
import { clearJourney, openJourney } from '../browser/journey.ts';
import { deletePhoto, saveFaceReport, savePhoto } from '../browser/photo.ts';
import { write } from '../browser/storage.ts';
import { render } from '../testing/render.tsx';
import Analyze from './analyze.tsx';

const photo = new Blob(['photo']);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

afterEach(async () => {
  localStorage.clear();
  clearJourney();
  await act(deletePhoto);
});

async function analyze(selfie: Blob | undefined): Promise<void> {
  write('journey', { answers: {}, selfie: selfie ? 'photo' : 'skipped' });
  openJourney();
  if (selfie) await savePhoto(selfie);
  render(<Analyze />);
}

function report(confidence: 'good' | 'poor'): FaceReport {
  const closeUp = { objectPosition: '50% 50%', transformOrigin: '50% 50%', scale: '2' };
  return {
    version: REPORT_VERSION,
    measurements: { redness: 'medium' },
    confidence: { redness: confidence },
    regions: [],
    closeUp,
  };
}

test('without a selfie the answers are analyzed', async () => {
  await analyze(undefined);
  expect(title()).toBe(analysisCopy.withoutSelfie);
});

test('a selfie that is not to be measured is shown, and said not to be', async () => {
  saveFaceConsent('words', false);
  await analyze(photo);
  expect(title()).toBe(analysis.analyze.title);
  expect(screen.getByText(findingsCopy.unasked)).toBeTruthy();
});

test('while a selfie is measured nothing is said of what will be found', async () => {
  saveFaceConsent('words', true);
  await analyze(photo);
  expect(screen.queryByText(findingsCopy.unasked)).toBeNull();
  await act(() => saveFaceReport(photo, report('good')));
  expect(screen.getByText(findingsCopy.note)).toBeTruthy();
});

test('of a selfie in which nothing was seen well it is said that the answers count', async () => {
  saveFaceConsent('words', true);
  await analyze(photo);
  await act(() => saveFaceReport(photo, report('poor')));
  expect(screen.getByText(findingsCopy.unmeasured)).toBeTruthy();
});
