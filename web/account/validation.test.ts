import { describe, expect, test } from 'vitest';
import { formCopy } from '../../content/pages/forms.ts';
import { validateEmail, validateText } from './validation.ts';

describe('an e-mail field', () => {
  test('asks for an address when it is empty', () => {
    expect(validateEmail('  ')).toBe(formCopy.emailMissing);
  });

  test('explains the format of an address when it is invalid', () => {
    expect(validateEmail('anna@')).toBe(formCopy.emailWrong);
  });

  test('accepts an address with blanks around it', () => {
    expect(validateEmail(' anna@example.com ')).toBeUndefined();
  });
});

describe('a text field', () => {
  test('is required when it has only blanks', () => {
    expect(validateText(' \n')).toBe(formCopy.required);
  });

  test('accepts any text', () => {
    expect(validateText('Hello')).toBeUndefined();
  });
});
