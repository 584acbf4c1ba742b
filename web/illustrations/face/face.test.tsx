import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type FaceMark, type FaceTraits, neutralFace, SKIN_TONES } from '../../../core/presentation/face.ts';
import { marks, years } from './layers.ts';
import { FaceDrawing } from './own-face.tsx';
import { complexions } from './palette.ts';

const draw = (traits: Partial<FaceTraits>, state: 'today' | 'goal' = 'today') =>
  renderToStaticMarkup(<FaceDrawing traits={{ ...neutralFace, ...traits }} state={state} />);
const ages = years.map((_, age) => age);
const every = new Set(Object.keys(marks) as FaceMark[]);

describe('the drawn face', () => {
  test.each([...every])('shows the mark %s today, and differently at the goal', (mark) => {
    const marked = { marks: new Set([mark]) };
    expect(draw(marked)).not.toBe(draw({}));
    expect(draw(marked, 'goal')).not.toBe(draw(marked));
  });

  test('is another one for each shape, age and tone', () => {
    const faces = (['soft', 'even', 'square'] as const).flatMap((shape) =>
      ages.flatMap((age) => SKIN_TONES.map((tone) => draw({ shape, age, tone }))),
    );
    expect(faces).toHaveLength(3 * 5 * 7);
    expect(new Set(faces).size).toBe(faces.length);
  });

  test.each(SKIN_TONES)('keeps the skin tone %s at the goal', (tone) => {
    const { skin, shade } = complexions[tone];
    for (const svg of [draw({ tone }), draw({ tone }, 'goal')]) {
      expect(svg).toContain(`fill="${skin}"`);
      expect(svg).toContain(`fill="${shade}"`);
    }
  });

  test('wears a shirt with a round collar on the square shape alone', () => {
    const shirt = 'fill="var(--plum)"';
    expect(draw({ shape: 'square' })).toContain(shirt);
    for (const shape of ['soft', 'even'] as const) expect(draw({ shape })).not.toContain(shirt);
  });

  test('has shadows below young eyes half as dark on the square shape as on the others', () => {
    const marks = new Set<FaceMark>(['dark-circles']);
    expect(draw({ shape: 'soft', age: 0, marks })).toContain('opacity="0.3"');
    expect(draw({ shape: 'square', age: 0, marks })).toContain('opacity="0.15"');
    expect(draw({ shape: 'square', age: 3, marks })).toContain('opacity="0.3"');
  });

  test('is nowhere redder at the goal than today, and fades what was red', () => {
    const reds = (svg: string) =>
      (svg.match(/<path[^>]*>/g) ?? [])
        .filter((path) => path.includes(complexions.drawn.flush))
        .map((path) => Number(/opacity="([.\d]+)"/.exec(path)?.[1]));
    for (const age of ages)
      for (const mark of every) {
        const [today, goal] = [reds(draw({ age, marks: new Set([mark]) })), reds(draw({ age, marks: new Set([mark]) }, 'goal'))];
        expect(goal).toHaveLength(today.length);
        goal.forEach((red, index) => void expect(red, `${mark} at ${age}`).toBeLessThanOrEqual(today[index] ?? 0));
      }
    const sum = (state: 'today' | 'goal') =>
      reds(draw({ marks: new Set(['redness']) }, state)).reduce((all, red) => all + red, 0);
    expect(sum('goal')).toBeLessThan(sum('today') / 3);
  });

  test('keeps the lines of the years at the goal', () => {
    expect(draw({ age: 4 }, 'goal').split('<path')).toHaveLength(draw({ age: 1 }, 'goal').split('<path').length + 3);
  });

  test('needs no style attribute and no id, and has no broken number', () => {
    for (const state of ['today', 'goal'] as const)
      for (const shape of ['soft', 'even', 'square'] as const)
        for (const age of ages) {
          const svg = draw({ shape, age, marks: every }, state);
          expect(svg).not.toMatch(/style=|\sid=|url\(|NaN|undefined/);
          expect(svg).toMatch(/^<svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMax slice" fill="none" aria-hidden="true">/);
        }
  });
});
