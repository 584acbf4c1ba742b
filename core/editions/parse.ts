import { DraftFile } from './draft.ts';

/** A file that is larger is no draft. */
export const MAX_DRAFT_BYTES = 4_000_000;

/** The refusal is one sentence, for who sent it. */
export type ParsedDraft = { readonly draft: DraftFile } | { readonly refusal: string };

export const TOO_LARGE: ParsedDraft = { refusal: `It is larger than any draft, which has at most ${MAX_DRAFT_BYTES} bytes.` };

export function parseDraft(text: string): ParsedDraft {
  try {
    return draftFrom(JSON.parse(text));
  } catch {
    return { refusal: 'It is no JSON.' };
  }
}

export function draftFrom(value: unknown): ParsedDraft {
  const { data, error } = DraftFile.safeParse(value);
  if (data) return { draft: data };
  const [issue] = error.issues;
  return { refusal: `It cannot be read${issue?.path.length ? ` at ${issue.path.join('.')}` : ''}: ${issue?.message}` };
}
