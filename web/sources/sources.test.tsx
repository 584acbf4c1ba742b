// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sourcesCopy as copy } from '../../content/pages/sources.ts';
import { ingredients } from '../../content/skincare/ingredients.ts';
import { fill } from '../../core/presentation/fill.ts';
import { render } from '../testing/render.tsx';
import { allWorks, foundWorks } from './found-works.ts';
import Sources from './sources.tsx';

test('a search finds works by their words, by where they stand and by the ingredients that they stand behind', () => {
  expect(foundWorks('')).toEqual(allWorks);
  for (const query of ['niacinamide', 'Academy of Dermatology', 'trial 2007', 'NIACINAMIDE  trial']) {
    const found = foundWorks(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(allWorks.length);
  }
  for (const { name, sources } of ingredients) {
    const ids = foundWorks(name).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...sources]));
  }
});

test('the page lists every work, and those that a word leaves', async () => {
  const { user } = render(<Sources />);
  const count = (found: number) => fill(copy.count, { count: String(found), all: String(allWorks.length) });
  expect(screen.getByText(count(allWorks.length))).toBeTruthy();
  expect(document.getElementById('retinol-trial')?.tagName).toBe('LI');
  await user.type(screen.getByRole('textbox', { name: copy.search }), 'bakuchiol');
  await waitFor(() => expect(screen.getByText(count(foundWorks('bakuchiol').length))).toBeTruthy());
  await user.type(screen.getByRole('textbox', { name: copy.search }), ' zzz');
  expect(await screen.findByText(copy.none)).toBeTruthy();
});
