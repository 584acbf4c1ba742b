import { describe, expect, it } from 'vitest';
import { landingCopy } from '../../content/pages/landing.ts';
import { charactersTyped } from './typing.ts';

describe('the typed subtitle', () => {
  const { length } = landingCopy.hero.subtitle;

  it('has 44 characters', () => {
    expect(length).toBe(44);
  });

  it.each([
    [0, 0],
    [1000, 0],
    [1049, 0],
    [1050, 1],
    [2100, 22],
    [3199, 43],
    [3200, 44],
    [60_000, 44],
  ])('shows after %i ms %i characters', (elapsedMs, typed) => {
    expect(charactersTyped(elapsedMs, length)).toBe(typed);
  });
});
