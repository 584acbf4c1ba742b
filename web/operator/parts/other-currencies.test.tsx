// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { otherCurrenciesCopy as copy } from '../../../content/operator/currencies.ts';
import { render } from '../../testing/render.tsx';
import { OtherCurrencies } from './other-currencies.tsx';

test('other currencies stand by themselves, each in its own unit', () => {
  render(<OtherCurrencies amounts={[{ currency: 'JPY', orders: 2, gross: 4000, refunded: 500, lost: 0 }]} />);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.join(' ')).toContain('¥4,000 ¥500 ¥0');
});

test('nothing is said of other currencies where there are none', () => {
  render(<OtherCurrencies amounts={[]} />);
  expect(screen.queryByText(copy.title)).toBeNull();
});
