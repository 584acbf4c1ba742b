import { formCopy } from '../../content/pages/forms.ts';
import { parseEmail } from '../../core/leads/email.ts';

/** What is wrong with a field, in words to stand beside it; undefined when nothing is. */
export type FieldError = string | undefined;

export function validateEmail(value: string): FieldError {
  if (value.trim() === '') return formCopy.emailMissing;
  return parseEmail(value) ? undefined : formCopy.emailWrong;
}

export function validateText(value: string): FieldError {
  return value.trim() === '' ? formCopy.required : undefined;
}
