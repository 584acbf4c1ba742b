import { expect, test } from 'vitest';
import { mix } from './oklab.ts';
import { readPalette, resolveColours, resolveMixes } from './palette.ts';

const BRAND = '--rose: #b23a5c;\n--wine: color-mix(in oklab, var(--rose) 84%, black);';

test('a mix of two colours is the one that browsers show', () => {
  expect(mix('#ff0000', 50, '#0000ff')).toBe('#8c53a2');
  expect(mix('#000000', 50, '#ffffff')).toBe('#636363');
});

test('a colour mixed with 0 % of another is unchanged', () => {
  for (const colour of ['#b23a5c', '#fdf8f5', '#000000', '#ffffff']) expect(mix(colour, 100, '#5f7a64')).toBe(colour);
});

test('a shade changes with the colour of which it is mixed', () => {
  expect(readPalette(BRAND).wine).toBe('#8c2c47');
  expect(readPalette(BRAND.replace('#b23a5c', '#0f6f73')).wine).not.toBe('#8c2c47');
});

test('a colour may be mixed of those of another stylesheet', () => {
  expect(readPalette('--pale: color-mix(in oklab, var(--rose) 0%, white);', readPalette(BRAND)).pale).toBe('#ffffff');
});

test('a mix of a colour that is not declared above it fails with its name', () => {
  expect(() => readPalette('--wine: color-mix(in oklab, var(--rose) 84%, black);')).toThrow('var(--rose)');
});

test('a colour mixed with transparent becomes translucent', () => {
  expect(resolveMixes('0 1px color-mix(in oklab, var(--rose) 24%, transparent)', readPalette(BRAND))).toBe(
    '0 1px rgb(178 58 92 / 24%)',
  );
});

test('a drawing gets colours in place of their names, and keeps what the page sets', () => {
  const drawing = '<path fill="var(--petal-fill, var(--rose))"/><path fill="var(--wine)"/>';
  expect(resolveColours(drawing, readPalette(BRAND))).toBe('<path fill="var(--petal-fill, #b23a5c)"/><path fill="#8c2c47"/>');
});
