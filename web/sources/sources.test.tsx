// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sourcesCopy as copy } from '../../content/pages/sources.ts';
import { labelIngredients } from '../../content/skincare/label-ingredients.ts';
import { sources } from '../../content/skincare/sources.ts';
import { fill } from '../../core/presentation/fill.ts';
import { render } from '../testing/render.tsx';
import { allWorks, foundWorks } from './found-works.ts';
import Sources from './sources.tsx';

test('a search finds works by their words, by their authors, by where they stand and by the ingredients that they stand behind', () => {
  expect(foundWorks('')).toEqual(allWorks);
  for (const query of [
    'niacinamide',
    'Academy of Dermatology',
    'trial 2007',
    'NIACINAMIDE  trial',
    'Flament',
    'Lodén',
    'loden',
    'free',
  ]) {
    const found = foundWorks(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(allWorks.length);
  }
  for (const { name, sources } of labelIngredients) {
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

test('a work tells who wrote it, on how many people it rests and who may read it, and its title leads to it', () => {
  render(<Sources />);
  const [trial, review, regulation, untold] = ['vitamin-c-trial', 'retinol-review', 'eu-fragrance', 'glycolic-mild-trial'].map(
    (id) => document.getElementById(id) as HTMLElement,
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  expect(trial.textContent).toContain('Traikovich SS. Archives of Otolaryngology');
  expect(trial.textContent).toContain('A trial, 19 people, free to read, looked up on Nov 28, 2026');
  expect(document.getElementById('ferulic')?.textContent).toContain('A study, on pig skin, looked up');
  expect(document.getElementById('sun')?.textContent).toContain('Flament F, et al. Clinical');
  const link = within(trial).getByRole('link', { name: sources['vitamin-c-trial'].title });
  expect(link.getAttribute('href')).toBe('https://doi.org/10.1001/archotol.125.10.1091');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(within(review).getByRole('link').getAttribute('href')).toBe(sources['retinol-review'].url);
  expect(within(regulation).getByRole('link').getAttribute('href')).toBe(sources['eu-fragrance'].url);
  expect(within(untold).queryByRole('link')).toBeNull();
});

test('the kinds of work and of strength are explained, and the beginning leads there', () => {
  render(<Sources />);
  const target = document.querySelector(screen.getByRole('link', { name: copy.howToRead }).getAttribute('href') ?? '');
  for (const { title, lines, note } of Object.values(copy.reading)) {
    const part = within(target as HTMLElement).getByRole('region', { name: title });
    for (const line of [...lines, note]) expect(within(part).getByText(line)).toBeTruthy();
  }
});
