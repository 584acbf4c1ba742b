import { formCopy } from '../../content/pages/forms.ts';
import { parseEmail } from '../../core/leads/email.ts';

/** What is wrong with a field, in words to stand beside it; undefined when nothing is. */
export type Problem = string | undefined;

export function emailProblem(value: string): Problem {
  if (value.trim() === '') return formCopy.emailMissing;
  return parseEmail(value) ? undefined : formCopy.emailWrong;
}

export function textProblem(value: string): Problem {
  return value.trim() === '' ? formCopy.required : undefined;
}
