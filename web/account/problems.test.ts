import { describe, expect, test } from 'vitest';
import { formCopy } from '../../content/pages/forms.ts';
import { emailProblem, textProblem } from './problems.ts';

describe('an e-mail field', () => {
  test('asks for an address when it is empty', () => {
    expect(emailProblem('  ')).toBe(formCopy.emailMissing);
  });

  test('says how an address looks when this is none', () => {
    expect(emailProblem('anna@')).toBe(formCopy.emailWrong);
  });

  test('takes an address with blanks around it', () => {
    expect(emailProblem(' anna@example.com ')).toBeUndefined();
  });
});

describe('a text field', () => {
  test('asks to be filled in when there are only blanks', () => {
    expect(textProblem(' \n')).toBe(formCopy.required);
  });

  test('takes any text', () => {
    expect(textProblem('Hello')).toBeUndefined();
  });
});
