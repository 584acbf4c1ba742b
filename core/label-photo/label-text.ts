type LabelText = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'nothing' | 'blurred' };

/** Why a photo gave no text. */
export type LabelProblem = Exclude<LabelText['kind'], 'text'> | 'no-picture' | 'unavailable' | 'failed';

export type PhotoReading = { readonly kind: 'text'; readonly text: string } | { readonly kind: LabelProblem };

/** Below it most words of a photo were wrong. */
const MIN_CONFIDENCE = 50;
/** A list of ingredients is longer. */
const MIN_LETTERS = 12;
const HEADING = /\b(?:ingredients?|ingr[ée]dients|inhaltsstoffe|ingredientes|ingredienti|inci)\s*[:.]/i;

/** A list of ingredients from the text of a label, in the form in which lists are pasted: from its heading on, and with whole names where one ran over two lines. */
export function labelText(recognized: string, confidence: number): LabelText {
  const letters = recognized.match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTERS) return { kind: 'nothing' };
  if (confidence < MIN_CONFIDENCE) return { kind: 'blurred' };
  const heading = HEADING.exec(recognized);
  const list = heading ? recognized.slice(heading.index + heading[0].length) : recognized;
  const text = list
    .replace(/(\p{Ll})-\s*\n\s*(?=\p{Ll})/gu, '$1')
    .replace(/[|\s]+/g, ' ')
    .trim();
  return { kind: 'text', text };
}
