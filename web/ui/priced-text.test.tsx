// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { PricedText } from './priced-text.tsx';

test.each([
  ['another amount', { text: '{price} today, then every {period}.', amounts: { price: '$39.99' }, words: { period: 'month' } }],
  ['another word', { text: '{price} today, then every {period}.', amounts: { price: '$64.99' }, words: { period: 'year' } }],
  ['another sentence', { text: '{price} now, then every {period}.', amounts: { price: '$64.99' }, words: { period: 'month' } }],
])('a price that a translator has written over is written anew with %s', (_what, next) => {
  const first = { text: '{price} today, then every {period}.', amounts: { price: '$64.99' }, words: { period: 'month' } };
  const { container, rerender } = render(<PricedText {...first} />);
  expect(container.textContent).toBe('$64.99 today, then every month.');
  // React goes on writing to the nodes that were there before.
  for (const element of container.querySelectorAll('span')) element.replaceChildren('übersetzt');
  rerender(<PricedText {...next} />);
  expect(container.textContent).toBe(
    `${next.amounts.price}${next.text.slice('{price}'.length).replace('{period}', next.words.period)}`,
  );
});
