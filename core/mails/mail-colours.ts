import { type ColourName, type LegiblePair, WORDS_LEAST } from '../presentation/legible-pairs.ts';

/** Of what a colour of a mail is made, by its role. */
export const LIGHT = {
  paper: 'var(--paper)',
  surface: 'var(--surface)',
  ink: 'var(--ink)',
  soft: 'var(--ink-soft)',
  line: 'var(--line)',
  accent: 'var(--rose-deep)',
  button: 'var(--rose)',
  onButton: 'var(--on-rose)',
  panel: 'var(--blush)',
  petal: 'var(--blush-deep)',
  quiet: 'var(--petal)',
  sun: 'var(--honey)',
  day: 'var(--blush)',
  dayHalo: 'color-mix(in oklab, var(--honey) 16%, var(--blush))',
  dayGlow: 'color-mix(in oklab, var(--honey) 46%, var(--blush))',
  night: 'var(--plum)',
  nightHalo: 'color-mix(in oklab, var(--honey) 12%, var(--plum))',
  nightGlow: 'color-mix(in oklab, var(--honey) 36%, var(--plum))',
  onNight: 'var(--paper)',
  nightSoft: 'var(--blush-deep)',
} as const;

export const DARK = {
  paper: 'color-mix(in oklab, var(--ink) 78%, black)',
  surface: 'var(--ink)',
  ink: 'var(--paper-deep)',
  soft: 'color-mix(in oklab, var(--blush-deep) 82%, var(--ink-soft))',
  line: 'color-mix(in oklab, var(--ink) 65%, var(--line-strong))',
  accent: 'var(--petal)',
  button: 'var(--rose)',
  onButton: 'var(--on-rose)',
  panel: 'color-mix(in oklab, var(--ink) 50%, var(--plum))',
  petal: 'color-mix(in oklab, var(--ink) 55%, var(--line-strong))',
  quiet: 'var(--line-strong)',
  sun: 'var(--honey)',
  day: 'color-mix(in oklab, var(--ink) 50%, var(--plum))',
  dayHalo: 'color-mix(in oklab, var(--honey) 10%, var(--plum))',
  dayGlow: 'color-mix(in oklab, var(--honey) 30%, var(--plum))',
  night: 'var(--plum)',
  nightHalo: 'color-mix(in oklab, var(--honey) 12%, var(--plum))',
  nightGlow: 'color-mix(in oklab, var(--honey) 36%, var(--plum))',
  onNight: 'var(--paper)',
  nightSoft: 'var(--blush-deep)',
} as const;

export type MailColours = Readonly<Record<keyof typeof LIGHT, string>>;

/** Words of a mail on their grounds, in the light and in the dark. */
export const MAIL_PAIRS: readonly LegiblePair[] = [LIGHT, DARK].flatMap(pairsOf);

function pairsOf(roles: Readonly<Record<keyof typeof LIGHT, ColourName>>): readonly LegiblePair[] {
  const { paper, surface, panel, day, night, petal, button, ink, soft, accent, onButton, onNight, nightSoft } = roles;
  const pairs = [paper, surface, panel, day].flatMap((ground) => [ink, soft, accent].map((word) => [word, ground] as const));
  const others = [
    [onButton, button],
    [onNight, night],
    [nightSoft, night],
    [ink, petal],
  ] as const;
  return [...pairs, ...others].map(([seen, on]) => ({ seen, on, least: WORDS_LEAST }));
}
