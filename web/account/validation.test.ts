import { describe, expect, test } from 'vitest';
import { formCopy } from '../../content/pages/forms.ts';
import { validateEmail, validateText } from './validation.ts';

describe('an e-mail field', () => {
  test('asks for an address when it is empty', () => {
    expect(validateEmail('  ')).toBe(formCopy.emailMissing);
  });

  test('says how an address looks when this is none', () => {
    expect(validateEmail('anna@')).toBe(formCopy.emailWrong);
  });

  test('takes an address with blanks around it', () => {
    expect(validateEmail(' anna@example.com ')).toBeUndefined();
  });
});

describe('a text field', () => {
  test('asks to be filled in when there are only blanks', () => {
    expect(validateText(' \n')).toBe(formCopy.required);
  });

  test('takes any text', () => {
    expect(validateText('Hello')).toBeUndefined();
  });
});
