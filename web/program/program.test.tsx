// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { programCopy, programDays } from '../../content/pages/program.ts';
import { shelfCopy } from '../../content/pages/shelf.ts';
import { REPORT_VERSION } from '../../core/selfie/face-report.ts';
import { clearJourney, openJourney } from '../browser/journey.ts';
import { deletePhoto, saveFaceReport, savePhoto } from '../browser/photo.ts';
import { engine, type OwnProgram } from '../browser/program-store.ts';
import { write } from '../browser/storage.ts';
import { render } from '../testing/render.tsx';
import { FirstPage } from './first-page.tsx';
import { programFindings } from './program-findings.ts';
import ProgramReasons from './program-reasons.tsx';
import { ProgramWeeks } from './program-weeks.tsx';

const answers = {
  skinConcerns: ['redness-or-rosacea'],
  skinType: 'combination',
  skincareProductsUse: ['cleanser', 'moisturizer'],
  isSensitiveSkin: 'sensitive',
};

const weeksAndReasons = (
  <>
    <ProgramWeeks />
    <ProgramReasons />
  </>
);

// A slow machine takes longer to load this than the tests wait for it.
beforeAll(() => import('../browser/program-engine.ts'));
afterEach(clearJourney);

test('the first week and four weeks are those of the answers, and name the answers behind them', async () => {
  write('journey', { answers });
  openJourney();
  const { user } = render(weeksAndReasons);
  expect(await screen.findByText('Redness', { selector: 'strong' })).toBeTruthy();
  expect(screen.getAllByText(/cleanser and moisturizer/).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/^Week \d$/, { selector: 'strong' })).toHaveLength(4);
  expect(screen.getAllByText(shelfCopy.stays)).toHaveLength(2);
  await user.click(screen.getByText(programCopy.why));
  expect(screen.getAllByText(/You chose redness or rosacea/).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: programCopy.doctor })).toBeTruthy();
  expect(screen.getByText(/^A mole that changes/)).toBeTruthy();
});

test('how a visitor wants to feel, and how they choose, is answered in words', async () => {
  write('journey', { answers: { ...answers, desiredFeeling: ['relaxed'], challengeFindingProducts: '5', brandLoyal: '4' } });
  openJourney();
  render(weeksAndReasons);
  const { feelings, choosing } = programCopy;
  for (const line of [feelings.relaxed, choosing.hard['5'], choosing.loyal['4']])
    expect(await screen.findByText(line)).toBeTruthy();
  expect(screen.queryByText(feelings.motivated)).toBeNull();
});

test('a program of basics alone has no heading for what to look for', async () => {
  write('journey', { answers: { skinConcerns: ['nothing-from-above'], skinType: 'normal' } });
  openJourney();
  render(weeksAndReasons);
  expect(await screen.findByText(programCopy.doctor)).toBeTruthy();
  expect(screen.queryByText(programCopy.why)).toBeNull();
});

test('what must be known before the active is used stands once, and the first week leads to it', async () => {
  write('journey', { answers: { skinConcerns: ['pimples-or-acne'], skinType: 'oily', usedSkincareAcids: 'open' } });
  openJourney();
  render(weeksAndReasons);
  const title = await screen.findByRole('heading', { name: programCopy.beforeUse });
  const cautions = screen.getAllByText(/ask a pharmacist first/);
  expect(cautions.map(({ parentElement }) => parentElement)).toEqual([title.parentElement]);
  const way = screen.getByRole('link', { name: programCopy.beforeUse });
  expect(way.getAttribute('href')).toBe(`#${title.parentElement?.id}`);
  expect(way.closest('li')?.textContent).toMatch(/salicylic acid .* do not use it\./);
});

test('a skin that one study alone speaks about has its line under what to expect, with the answer that it speaks of', async () => {
  write('journey', { answers: { skinConcerns: ['nothing-from-above'], skinType: 'dry' } });
  openJourney();
  render(weeksAndReasons);
  const title = await screen.findByRole('heading', { name: programCopy.expect });
  expect(title.nextElementSibling?.textContent).toMatch(/^Weeks 2 to 4Skin can feel .*moisturizing\.You said your skin is dry$/);
});

test('what is expected in the same weeks stands under one heading', async () => {
  write('journey', { answers: { skinConcerns: ['pimples-or-acne', 'enlarged-pores'], skinType: 'oily' } });
  openJourney();
  render(weeksAndReasons);
  const weeks = await screen.findByText('Weeks 4 to 12');
  expect(weeks.parentElement?.textContent).toMatch(/Fewer blemishes.*niacinamide/);
});

test('the names of what is left out stand apart from those of what is used sparingly, and each answer stands once', async () => {
  write('journey', { answers: { ...answers, skinConcerns: ['pimples-or-acne'] } });
  openJourney();
  render(weeksAndReasons);
  const title = await screen.findByRole('heading', { name: programCopy.left });
  const card = within(title.nextElementSibling as HTMLElement);
  const easy = card.getByText(programCopy.goEasy);
  const isBelow = (name: string) =>
    (easy.compareDocumentPosition(card.getByText(new RegExp(name))) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect([isBelow('Scrubs'), isBelow('Coconut oil')]).toEqual([false, true]);
  expect(card.getAllByText('You said your skin is sensitive')).toHaveLength(1);
});

test('the first day holds the products of the shelf and nothing that begins later', async () => {
  write('journey', { answers });
  openJourney();
  render(weeksAndReasons);
  const day = within(await screen.findByRole('region', { name: programDays.rituals }));
  expect(day.getAllByText('Cleanser').map((step) => step.parentElement?.textContent)).toEqual(
    Array(2).fill(`Cleanser${programDays.onShelf}`),
  );
  expect(day.getByText('Sunscreen')).toBeTruthy();
  expect(day.queryByText('Face treatment')).toBeNull();
});

test('the day on which something begins shows it in its ritual', async () => {
  write('journey', { answers });
  openJourney();
  const { user } = render(weeksAndReasons);
  const [begins] = await screen.findAllByRole('radio', { name: new RegExp(`: ${programDays.looks.starts}$`) });
  if (!begins) throw new Error('Nothing begins in four weeks.');
  await user.click(begins);
  const day = within(screen.getByRole('region', { name: programDays.rituals }));
  expect(day.getByText('Face treatment').closest('li')?.textContent).toBe(`Face treatmentazelaic acid${programDays.isNew}`);
});

test('the four weeks say what the photo added, and are silent about what it shows badly', async () => {
  write('journey', { answers });
  openJourney();
  const photo = new Blob(['photo']);
  await savePhoto(photo);
  const closeUp = { objectPosition: '50% 50%', transformOrigin: '50% 50%', scale: '2' };
  const seen = { version: REPORT_VERSION, measurements: { redness: 'high', shine: 'high' }, regions: [] } as const;
  await saveFaceReport(photo, { ...seen, closeUp, confidence: { redness: 'fair', shine: 'poor' } });
  render(weeksAndReasons);
  expect(await screen.findByText(/^Your photo agrees on redness\. It was read on your device/)).toBeTruthy();
  await deletePhoto();
});

test('the first page shows the face, its headline and one line, and nothing of what is blurred', async () => {
  write('journey', { answers });
  openJourney();
  render(<FirstPage />);
  expect(await screen.findByText('Combination skin, redness first')).toBeTruthy();
  expect(screen.getByRole('img')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('the first page shows the photo while the device has it, and says where it is', async () => {
  write('journey', { answers });
  openJourney();
  await savePhoto(new Blob(['photo']));
  render(<FirstPage />);
  const { alt, place } = programCopy.picture;
  expect(await screen.findByRole('img', { name: alt })).toBeTruthy();
  expect(screen.getByText(place)).toBeTruthy();
  await act(deletePhoto);
  expect(screen.queryByText(place)).toBeNull();
  expect(screen.getByRole('img')).toBeTruthy();
});

test('the analysis finds the skin, the shelf, and the day on which the program brings in its first active', () => {
  const today = new Date(2026, 10, 28, 20).getTime();
  expect(programFindings(ownProgram(answers), today)).toEqual([
    'Combination skin',
    '2 of your products stay',
    'Begins today, azelaic acid on Dec 5',
  ]);
  expect(programFindings(ownProgram({ skincareProductsUse: ['cleanser'] }), today)).toEqual([
    undefined,
    programCopy.found.keptOne,
    'The basics, done well',
  ]);
  expect(programFindings(ownProgram({}), today)[1]).toBe(programCopy.found.keptNone);
});

function ownProgram(given: Readonly<Record<string, unknown>>): OwnProgram {
  const own = engine.get()?.programOf({ answers: given });
  if (!own) throw new Error('The engine has not come.');
  return own;
}
