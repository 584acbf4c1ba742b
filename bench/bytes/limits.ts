import type { StepKind } from '../../core/funnel/step.ts';

/** Bytes that a page may have. */
export type PageLimits = { readonly html: number; readonly script: number; readonly words: number; readonly inline: number };

/** The first round trips of a connection carry about 14.6 kB. */
const HTML = 14_000;
/** Bytes of eager JavaScript, 58,200 of them React. The city step has a combobox with a list, the selfie step a photo. */
const STEP_SCRIPTS: Readonly<Partial<Record<StepKind, number>>> = { city: 76_000, selfie: 72_500 };
const STEP_SCRIPT = 71_700;
/** The first match counts. */
const SCRIPTS: readonly (readonly [pages: RegExp, most: number])[] = [
  [/^\/(home)?$/, 78_000],
  [/\/prediction$/, 82_000],
  [/^\/manage/, 91_000],
  [/^\/operator/, 115_000],
  [/^/, 82_000],
];
/** The page of the works lists all of them. */
const WORDS: readonly (readonly [pages: RegExp, most: number])[] = [
  [/^\/sources$/, 14_000],
  [/^/, 7_000],
];

/** Of a page; `kind` of a page that is a step of the quiz. */
export function limitsOf(path: string, kind: StepKind | undefined, hasScript = true): PageLimits {
  return {
    html: HTML,
    script: kind ? (STEP_SCRIPTS[kind] ?? STEP_SCRIPT) : limitAt(SCRIPTS, path),
    words: limitAt(WORDS, path),
    inline: inlineLimit(path, kind, hasScript),
  };
}

/** Without a script of the app, the page deletes a photo whose time is over by itself. */
function inlineLimit(path: string, kind: StepKind | undefined, hasScript: boolean): number {
  if (kind) return 1_400;
  if (path.endsWith('/prediction')) return 800; // hides amounts from visitors of another currency
  return hasScript ? 300 : 370;
}

function limitAt(limits: readonly (readonly [pages: RegExp, most: number])[], path: string): number {
  return limits.find(([pages]) => pages.test(path))?.[1] ?? 0;
}
