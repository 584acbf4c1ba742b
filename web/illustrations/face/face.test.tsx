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
  test.each([...every])('%s can be seen today, and differently at the goal', (mark) => {
    const marked = { marks: new Set([mark]) };
    expect(draw(marked)).not.toBe(draw({}));
    expect(draw(marked, 'goal')).not.toBe(draw(marked));
  });

  test('each shape, age and tone is a face of its own', () => {
    const faces = (['soft', 'even', 'square'] as const).flatMap((shape) =>
      ages.flatMap((age) => SKIN_TONES.map((tone) => draw({ shape, age, tone }))),
    );
    expect(faces).toHaveLength(3 * 5 * 7);
    expect(new Set(faces).size).toBe(faces.length);
  });

  test.each(SKIN_TONES)('the goal does not lighten the skin tone %s', (tone) => {
    const { skin, shade } = complexions[tone];
    for (const svg of [draw({ tone }), draw({ tone }, 'goal')]) {
      expect(svg).toContain(`fill="${skin}"`);
      expect(svg).toContain(`fill="${shade}"`);
    }
  });

  test('the goal keeps the lines of the years', () => {
    expect(draw({ age: 4 }, 'goal').split('<path')).toHaveLength(draw({ age: 1 }, 'goal').split('<path').length + 3);
  });

  test('no line of it needs a style attribute or an id, and no number is broken', () => {
    for (const state of ['today', 'goal'] as const)
      for (const shape of ['soft', 'even', 'square'] as const)
        for (const age of ages) {
          const svg = draw({ shape, age, marks: every }, state);
          expect(svg).not.toMatch(/style=|\sid=|url\(|NaN|undefined/);
          expect(svg).toMatch(/^<svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMax slice" fill="none" aria-hidden="true">/);
        }
  });
});
