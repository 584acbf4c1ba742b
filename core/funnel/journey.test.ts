import { describe, expect, test } from 'vitest';
import { Journey } from './journey.ts';
import { outlineOf } from './outline.ts';
import type { Section, Step } from './step.ts';
import type { StoredJourney } from './stored-journey.ts';

const info = (id: string): Step => ({ id, kind: 'info', title: id, illustration: 'face-scan', button: 'Continue' });
const single = (id: string): Step => ({ id, kind: 'single', title: id, options: [{ id: 'yes', label: 'Yes' }] });
const selfie: Step = { id: 'face', kind: 'selfie', title: 'Face', note: 'Yours', button: 'Take' };

/** The outline of a funnel that has these steps, two in a section. */
function outlined(...steps: readonly Step[]) {
  const sections: Section[] = [];
  for (let from = 0; from < steps.length; from += 2) {
    sections.push({ id: `part-${from}`, title: `Part ${from}`, steps: steps.slice(from, from + 2) });
  }
  return outlineOf({ sections, base: '', entry: '/in', exit: '/out' });
}

const outline = outlined(info('hello'), single('age'), single('sleep'), selfie, info('bye'));
const paths = outline.steps.map(({ path }) => path);
const [first, second, , selfiePath] = paths;

function journeyOf(stored: Partial<StoredJourney>, of = outline): Journey {
  return new Journey(of, { answers: {}, ...stored });
}

describe('Journey.next and Journey.previous', () => {
  const journey = new Journey(outline);

  test('next leads through every step in order and then to the exit', () => {
    expect([journey.first, ...outline.steps.map((step) => journey.next(step))]).toEqual([...paths, '/out']);
  });

  test('previous leads through every step back to the entry', () => {
    expect(outline.steps.map((step) => journey.previous(step))).toEqual(['/in', ...paths.slice(0, -1)]);
  });

  test('answers of the visitor do not change the order of the steps', () => {
    const answered = journeyOf({ answers: { age: 'yes', sleep: 'yes' } });
    expect(outline.steps.map((step) => answered.next(step))).toEqual(outline.steps.map((step) => journey.next(step)));
  });

  test('a funnel without steps leads straight to the exit', () => {
    expect(new Journey(outlined()).first).toBe('/out');
  });
});

test('Journey.course has every step, from each of them', () => {
  const journey = new Journey(outline);
  expect(outline.steps.map((step) => journey.course(step))).toEqual(outline.steps.map(() => outline.steps));
});

describe('Journey.mayVisit and Journey.isCompleted', () => {
  test('every step may be visited before anything is answered', () => {
    for (const path of paths) expect(journeyOf({}).mayVisit(path, false)).toBe(true);
  });

  test.each([
    ['without a photo and without a decision', {}, false, false],
    ['with every answer but without a photo', { answers: { age: 'yes', sleep: 'yes' } }, false, false],
    ['after a photo that this device no longer has', { selfie: 'photo' }, false, false],
    ['with a photo on this device', { selfie: 'photo' }, true, true],
    ['with a photo but without a stored decision', {}, true, true],
    ['after the decision to go on without a photo', { selfie: 'skipped' }, false, true],
  ] as const)('the quiz %s: %o, photo %s, is completed: %s', (_when, stored, hasPhoto, completed) => {
    expect(journeyOf(stored).isCompleted(hasPhoto)).toBe(completed);
    expect(journeyOf(stored).mayVisit('/out', hasPhoto)).toBe(completed);
  });

  test('a funnel without a selfie step needs no photo for its exit', () => {
    expect(journeyOf({}, outlined(info('hello'), single('age'))).mayVisit('/out', false)).toBe(true);
  });
});

describe('Journey.resumePath', () => {
  test('is empty for a visitor who has been nowhere or only at the first step', () => {
    expect(journeyOf({}).resumePath).toBeUndefined();
    expect(journeyOf({ at: String(first) }).resumePath).toBeUndefined();
  });

  test('is the screen of the last visit, within the quiz and behind it', () => {
    expect(journeyOf({ at: String(second) }).resumePath).toBe(second);
    expect(journeyOf({ at: '/prices' }).resumePath).toBe('/prices');
  });

  test('is the selfie step for a visitor who left at the exit', () => {
    expect(journeyOf({ at: '/out', selfie: 'photo' }).resumePath).toBe(selfiePath);
  });

  test('is the exit itself in a funnel without a selfie step', () => {
    expect(journeyOf({ at: '/out' }, outlined(info('hello'), single('age'))).resumePath).toBe('/out');
  });
});
