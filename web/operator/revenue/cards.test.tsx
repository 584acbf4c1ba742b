// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardsCopy as copy } from '../../../content/operator/cards.ts';
import { render } from '../../testing/render.tsx';
import { Cards } from './cards.tsx';

const rowsOf = (title: string) =>
  within(screen.getByRole('figure', { name: title }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('a kind of card and a country are compared with the others only where chance hardly makes such a difference', () => {
  const cards = {
    accepted: 960,
    declined: [{ reason: 'insufficient_funds', count: 140 }],
    kinds: [
      { name: 'visa credit', accepted: 900, declined: 100 },
      { name: 'visa prepaid', accepted: 57, declined: 40 },
      { name: null, accepted: 3, declined: 0 },
    ],
    countries: [{ name: 'DE', accepted: 960, declined: 140 }],
    span: null,
  };
  render(<Cards cards={cards} />);
  expect(rowsOf(copy.kinds.title)).toEqual([
    ['visa credit', '1,000', '90%', copy.verdicts.more],
    ['visa prepaid', '97', '58.8%', copy.verdicts.less],
    [copy.untold, '3', '100%', copy.verdicts.unknown],
  ]);
  expect(rowsOf(copy.countries.title)).toEqual([['Germany', '1,100', '87.3%', copy.verdicts.unknown]]);
});
