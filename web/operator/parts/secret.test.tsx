import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Secret } from './secret.tsx';

test.each([
  [false, 'current-password'],
  [true, 'new-password'],
])('a field of a password hides it, and lets password managers and the clipboard fill it (new: %s)', (isNew, autoComplete) => {
  const markup = renderToStaticMarkup(<Secret label="Password" isNew={isNew} value="" onChange={() => {}} />);
  const [input = ''] = /<input[^>]*>/.exec(markup) ?? [];
  expect(input).toContain('type="password"');
  expect(input).toContain(`autoComplete="${autoComplete}"`);
  expect(input).not.toMatch(/maxlength|readonly|onpaste/i);
});
