/** A range that a number lies in. */
export type NumberRange = { readonly min: number; readonly max: number; readonly step: number };

const STORED = /^-?\d+(?:\.\d+)?$/;
/** Blanks of every width and apostrophes, which divide thousands. */
const DIVIDERS = /[\s\u00A0\u202F'’]/g;

export function decimalsOf(step: number): number {
  return String(step).split('.')[1]?.length ?? 0;
}

/** On the nearest step above `from`; without the tail that binary fractions have. */
export function toStep(value: number, step: number, from = 0): number {
  return Number((from + Math.round((value - from) / step) * step).toFixed(Math.max(decimalsOf(step), decimalsOf(from))));
}

/** A stored number on its step, if it lies in the range. */
export function validDecimal(value: unknown, { min, max, step }: NumberRange, from = 0): string | undefined {
  if (typeof value !== 'string' || !STORED.test(value)) return undefined;
  const number = toStep(Number(value), step, from);
  return number >= min && number <= max ? String(number) : undefined;
}

const PLAIN = /^(\d*)(?:[.,](\d*))?$/;
const GROUPED = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/;

/**
 * Undefined where no number is written. A comma and a point both stand before decimals; before three digits they divide thousands where
 * only whole numbers are asked for, and where several of them stand.
 */
export function parseDecimal(written: string, isWhole: boolean): number | undefined {
  const [, sign = '', text = ''] = /^([-−]?)(.*)$/.exec(written.normalize('NFKC').replace(DIVIDERS, '')) ?? [];
  if (!/\d/.test(text)) return undefined;
  const mayDivide = isWhole || (text.match(/[.,]/g)?.length ?? 0) > 1;
  const grouped = mayDivide ? GROUPED.exec(text) : null;
  const plain = PLAIN.exec(text);
  const [whole, decimals] = grouped ? [grouped[1]?.replaceAll(/[.,]/g, ''), grouped[3]] : [plain?.[1], plain?.[2]];
  if (whole === undefined) return undefined;
  const size = Number(`${whole || 0}.${decimals || 0}`);
  return sign ? -size : size;
}
