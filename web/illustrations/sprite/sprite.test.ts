import { expect, test } from 'vitest';
import { funnel } from '../../../content/funnel/index.ts';
import type { IconName, SpotName } from '../../../core/funnel/step.ts';
import { days } from './days.ts';
import { type DrawingName, drawings, options } from './drawings.tsx';
import { products } from './products.ts';
import { faces, skin } from './skin.ts';
import { broughtIn, drawingsOfStep, inlineSprite, panelStyle, spriteFile } from './sprite.tsx';
import { wishes } from './wishes.ts';

/** The names of the symbols in a sprite, in order. */
function symbolsIn(svg: string): string[] {
  return Array.from(svg.matchAll(/<symbol id="drawing-([^"]+)"/g), ([, name = '']) => name);
}

test('every drawing that a step of the funnel names has a symbol', () => {
  for (const step of funnel.steps) expect(() => inlineSprite(drawingsOfStep(step)), step.id).not.toThrow();
});

test('the inline sprite of a step holds the symbols of that step and no others', () => {
  for (const step of funnel.steps) {
    const names = drawingsOfStep(step);
    expect(symbolsIn(inlineSprite(names)), step.id).toEqual([...new Set(names)]);
  }
});

test('the inline sprite holds a drawing once that is named twice', () => {
  expect(symbolsIn(inlineSprite(['option-star', 'petals', 'option-star']))).toEqual(['option-star', 'petals']);
});

test('a page without drawings has no inline sprite', () => {
  expect(inlineSprite([])).toBe('');
});

test('a misspelt name of a drawing does not compile', () => {
  // @ts-expect-error: no drawing of an option has this name
  const icon: IconName = 'unicorn';
  // @ts-expect-error: no drawing of a question has this name
  const spot: SpotName = 'unicorn';
  // @ts-expect-error: no drawing has this name
  const name: DrawingName = 'option-unicorn';
  expect(Object.keys(drawings)).not.toEqual(expect.arrayContaining([`option-${icon}`, `spot-${spot}`, name]));
});

test('a name that no drawing has stops the build', () => {
  expect(() => inlineSprite(['option-unicorn'])).toThrow('no drawing option-unicorn');
  expect(() => inlineSprite(['toString'])).toThrow('no drawing toString');
});

test('the file of all drawings holds each of them once', () => {
  expect(symbolsIn(spriteFile())).toEqual(Object.keys(drawings));
  expect(spriteFile()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
});

test('no drawing of an option takes the name of another', () => {
  const names = [skin, faces, products, days, wishes].flatMap(Object.keys);
  expect(names).toHaveLength(Object.keys(options).length);
});

test('a drawing needs no other, so that a page can hold it alone', () => {
  expect(spriteFile()).not.toMatch(/<use|\sid="(?!drawing-)|url\(/);
});

test('the scene of an information keeps the names of colours, so that an edition colours it too', () => {
  for (const scene of ['face-scan', 'night', 'two-minutes']) expect(inlineSprite([scene]), scene).toContain('var(--rose)');
});

test('a picture that an operator brought stands where the drawing of its name would', () => {
  const name = `picture-${'c'.repeat(16)}`;
  const [step] = funnel.steps;
  const changed = { steps: [{ ...step, kind: 'info', illustration: name }] as never };
  expect(broughtIn([changed, changed])).toEqual([name]);
  expect(broughtIn([{ steps: funnel.steps }])).toEqual([]);
  const file = spriteFile([name, `option-${name}`], { [name]: '/assets/c/picture.webp' });
  expect(symbolsIn(file)).toEqual([...Object.keys(drawings), name, `option-${name}`]);
  expect(file.match(/<image href="\/assets\/c\/picture.webp"/g)).toHaveLength(2);
  expect(inlineSprite([`spot-${name}`], { [name]: '/p.webp' })).toContain('viewBox="0 0 200 140"');
  expect(() => inlineSprite([name])).toThrow('There is no picture');
  expect(panelStyle([name, `option-${name}`], { [name]: '/assets/c/picture.webp' })).toBe(
    `aside[data-scene=${name}]{background-image:url(/assets/c/picture.webp)}`,
  );
});
