/** From light to dark. `drawn` is no skin's colour: it stands until the visitor chooses. */
export const SKIN_TONES = ['very-light', 'light', 'drawn', 'medium', 'tan', 'brown', 'dark'] as const;

export type SkinTone = (typeof SKIN_TONES)[number];

export type FaceShape = 'soft' | 'even' | 'square';

export type FaceMark =
  | 'shine'
  | 't-zone-shine'
  | 'flakes'
  | 'redness'
  | 'blush'
  | 'blemishes'
  | 'pores'
  | 'dullness'
  | 'uneven-tone'
  | 'dark-spots'
  | 'lines'
  | 'texture'
  | 'puffy-eyes'
  | 'dark-circles'
  | 'crows-feet'
  | 'double-chin'
  | 'sagging';

export type FaceTraits = {
  readonly shape: FaceShape;
  /** 0 is the youngest band, 4 the oldest. */
  readonly age: number;
  readonly tone: SkinTone;
  readonly marks: ReadonlySet<FaceMark>;
};

export type FaceRule<Shown> = { readonly step: string; readonly shows: Readonly<Record<string, Shown | null>> };

export type FaceRules = {
  readonly shape: FaceRule<FaceShape>;
  readonly age: FaceRule<number>;
  readonly marks: readonly FaceRule<FaceMark>[];
};

export const neutralFace: FaceTraits = { shape: 'even', age: 1, tone: 'drawn', marks: new Set() };

export function faceTraits(rules: FaceRules, answers: Readonly<Record<string, unknown>>, tone: unknown): FaceTraits {
  const marks = new Set(rules.marks.flatMap((rule) => shownBy(rule, answers)));
  if (marks.has('shine')) marks.delete('t-zone-shine');
  if (marks.has('redness')) marks.delete('blush');
  return {
    shape: shownBy(rules.shape, answers)[0] ?? neutralFace.shape,
    age: shownBy(rules.age, answers)[0] ?? neutralFace.age,
    tone: SKIN_TONES.find((known) => known === tone) ?? neutralFace.tone,
    marks,
  };
}

function shownBy<Shown>({ step, shows }: FaceRule<Shown>, answers: Readonly<Record<string, unknown>>): readonly Shown[] {
  return [answers[step]].flat().flatMap((option) => {
    const shown = Object.hasOwn(shows, String(option)) ? shows[String(option)] : null;
    return shown === null || shown === undefined ? [] : [shown];
  });
}
