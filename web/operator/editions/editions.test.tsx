// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { editionsCopy as copy } from '../../../content/operator/editions.ts';
import type { EditionList, OperatorEdition } from '../../../core/api/operator/editions.ts';
import { respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { EditionsPage } from './editions.tsx';

const LIST = 'GET /api/operator/editions';
const spring: OperatorEdition = {
  ...{
    id: '0123456789abcdef',
    name: 'Spring',
    changes: 3,
    state: 'published',
    at: 0,
    since: Date.parse('2026-11-20T08:00:00Z'),
    by: null,
    note: null,
  },
  address: 'https://petalune.example/?edition=0123456789abcdef',
};
const left: OperatorEdition = {
  ...{ ...spring, id: 'fedcba9876543210', name: 'Shorter', changes: 1, state: 'handed over', by: 'writer' },
  ...{ note: 'The first question is shorter.', address: 'https://petalune.example/?edition=fedcba9876543210' },
};
const begun: OperatorEdition = {
  ...spring,
  id: '0000000000000000',
  name: 'Begun',
  state: 'draft',
  by: 'writer',
  since: null,
  address: null,
};
const built: EditionList['built'] = { state: 'stored', since: null, address: null };

test('a draft that a program left says what it is for, where it is seen and how it is published', async () => {
  respondWith<EditionList>(LIST, () => ({ built, editions: [begun, left, spring] }));
  render(<EditionsPage />);
  const note = await screen.findByText('The first question is shorter.');
  const draft = within(note.closest('article') as HTMLElement);
  expect(draft.getByText(/by writer · 1 change ·/)).toBeTruthy();
  const link = draft.getByRole('link', { name: 'Look at Shorter (opens in a new tab)' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([left.address, 'noreferrer']);
  expect(draft.getByText(`npm run operator editions publish ${left.id}`)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('every edition stands in the table with its state, and with a preview where it has pages', async () => {
  respondWith<EditionList>(LIST, () => ({ built, editions: [begun, spring] }));
  render(<EditionsPage />);
  expect(await screen.findByText(copy.waiting.empty)).toBeTruthy();
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  expect(row('Spring').getByText(copy.states.published)).toBeTruthy();
  expect(row('Spring').getByRole('link').getAttribute('href')).toBe(spring.address);
  expect(row('Spring').getByText(/^Nov 20, 2026/)).toBeTruthy();
  expect(row('Begun').queryByRole('link')).toBeNull();
  expect(row('Begun').getByText(/, by writer$/)).toBeTruthy();
  expect(row(copy.built.name).getByText(copy.states.stored)).toBeTruthy();
});

test('without editions the pages as built are what visitors read, from the first day on', async () => {
  const address = 'https://petalune.example/';
  respondWith<EditionList>(LIST, () => ({ built: { state: 'published', since: null, address }, editions: [] }));
  render(<EditionsPage />);
  const row = within(await screen.findByRole('row', { name: new RegExp(copy.built.name) }));
  expect(row.getByText(copy.states.published)).toBeTruthy();
  expect(row.getByText(copy.built.since)).toBeTruthy();
  expect(row.getByRole('link', { name: 'Look at As built (opens in a new tab)' }).getAttribute('href')).toBe(address);
  expect(screen.getAllByRole('row')).toHaveLength(2);
});
