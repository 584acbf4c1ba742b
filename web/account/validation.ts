import { formCopy } from '../../content/pages/forms.ts';
import { parseEmail } from '../../core/leads/email.ts';

export type FieldError = string | undefined;

export function validateEmail(value: string): FieldError {
  if (value.trim() === '') return formCopy.emailMissing;
  return parseEmail(value) ? undefined : formCopy.emailWrong;
}

export function validateText(value: string): FieldError {
  return value.trim() === '' ? formCopy.required : undefined;
}
