// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { dropFailedStylesheets } from './document.ts';

it('only the link whose stylesheet failed is removed, so that an import still waiting for another one can end', () => {
  document.head.innerHTML = '<link rel="stylesheet" id="failed"><link rel="stylesheet" id="loading"><img id="picture">';
  dropFailedStylesheets();
  for (const failed of document.querySelectorAll('#failed, #picture')) failed.dispatchEvent(new Event('error'));
  expect([...document.head.children].map(({ id }) => id)).toEqual(['loading', 'picture']);
});
