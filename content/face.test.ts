import { describe, expect, test } from 'vitest';
import { type FaceRule, faceTraits } from '../core/presentation/face.ts';
import { faceRules } from './face.ts';
import { funnel } from './funnel/index.ts';

const all: readonly FaceRule<unknown>[] = [faceRules.shape, faceRules.age, ...faceRules.marks];
const traits = (answers: Readonly<Record<string, unknown>>, tone?: string) => {
  const { marks, ...rest } = faceTraits(faceRules, answers, tone);
  return { ...rest, marks: [...marks].sort() };
};

describe('the face drawn from the answers', () => {
  test.each(all.map((rule) => [rule.step, rule] as const))('each option of %s shows what its rule says', (step, rule) => {
    const asked = funnel.asking.find(({ id }) => id === step);
    const options = asked && 'options' in asked ? asked.options.map(({ id }) => id as string) : [];
    expect(Object.keys(rule.shows)).toEqual(options);
    const nothing = JSON.stringify(traits({ gender: 'non-binary', age: '25-34' }));
    for (const option of options) {
      const shown = traits({ gender: 'non-binary', age: '25-34', [step]: asked?.kind === 'multi' ? [option] : option });
      const isDefault = option === 'non-binary' || option === '25-34';
      expect(JSON.stringify(shown) !== nothing, option).toBe(rule.shows[option] !== null && !isDefault);
    }
  });

  test('no two options of gender, age or skin type show the same', () => {
    for (const rule of [faceRules.shape, faceRules.age, ...faceRules.marks.filter(({ step }) => step === 'skinType')]) {
      const shown = Object.values(rule.shows);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  test('two visitors with every answer have the drawn face of their answers', () => {
    const man = {
      gender: 'male',
      age: '35-44',
      skinConcerns: ['redness-or-rosacea', 'enlarged-pores'],
      skinType: 'combination',
      additionalConcerns: ['dark-circles', 'oiliness'],
      isSensitiveSkin: 'sensitive',
    };
    expect(traits(man, 'brown')).toMatchInlineSnapshot(`
      {
        "age": 2,
        "marks": [
          "dark-circles",
          "pores",
          "redness",
          "shine",
        ],
        "shape": "square",
        "tone": "brown",
      }
    `);
    const woman = {
      gender: 'female',
      age: 'over-60',
      skinConcerns: ['dullness'],
      skinType: 'dry',
      bothersYourSkin: ['redness', 'flaking'],
    };
    expect(traits(woman, 'light')).toMatchInlineSnapshot(`
      {
        "age": 4,
        "marks": [
          "dullness",
          "flakes",
          "redness",
        ],
        "shape": "soft",
        "tone": "light",
      }
    `);
  });
});
