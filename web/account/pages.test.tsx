import { describe, expect, test } from 'vitest';
import { deletionSuccessCopy } from '../../content/pages/account.ts';
import { markupOf } from '../testing/markup.tsx';
import Contact from './contact.tsx';
import Deletion, { DeletionRequested } from './deletion.tsx';
import DeletionSuccess from './deletion-success.tsx';

const contact = markupOf(<Contact />);
const deletion = markupOf(<Deletion />);
const success = markupOf(<DeletionSuccess />);

describe('before any JavaScript runs', () => {
  test.each([
    ['/contact-us', contact],
    ['/delete', deletion],
    ['/delete/success', success],
  ])('%s has one level-1 heading', (_path, html) => {
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test.each([
    ['/contact-us', contact],
    ['/delete', deletion],
  ])('the form at %s would put nothing into the URL', (_path, html) => {
    expect(html).toMatch(/<form[^>]* method="dialog"/);
  });

  test('every field is described by elements of the page', () => {
    const described = [...contact.matchAll(/aria-describedby="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(' '));
    expect(described.length).toBeGreaterThanOrEqual(6);
    for (const id of described) expect(contact).toContain(`id="${id}"`);
  });

  test('/delete/success claims neither that data is gone nor that it is not', () => {
    for (const claim of [deletionSuccessCopy.doneTitle, ...deletionSuccessCopy.done, deletionSuccessCopy.unconfirmedTitle]) {
      expect(success).not.toContain(claim);
    }
    expect(success).toContain(deletionSuccessCopy.checking);
  });
});

test('a stored request shows the typed address and says that nothing is deleted yet', () => {
  const html = markupOf(<DeletionRequested email="anna@example.com" onReset={() => undefined} />);
  expect(html).toContain('about anna@example.com');
  expect(html).toContain('Nothing has been deleted yet');
});
