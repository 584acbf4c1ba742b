import type { Currency } from '../plans/plan.ts';

export type AmountProblem = 'noAmount' | 'negative' | 'otherCurrency' | 'unclearAmount' | 'mixedAmounts' | 'belowCents';

type Mark = '.' | ',';
/** An open amount ends with three digits behind its only mark: 1.295 is a thousand of one country and a fraction of another. */
type Amount =
  | { readonly is: 'clear'; readonly whole: string; readonly part: string; readonly mark?: Mark }
  | { readonly is: 'open'; readonly mark: Mark; readonly digits: readonly [string, string] }
  | { readonly is: 'wrong'; readonly problem: AmountProblem };

/** Cents of each text. What one amount leaves open, the others settle. */
export function readAmounts(texts: readonly string[], currency: Currency): readonly (number | AmountProblem)[] {
  const amounts = texts.map((text) => readAmount(text, currency));
  const mark = amounts.flatMap((amount) => (amount.is === 'clear' && amount.mark ? amount.mark : []))[0];
  return amounts.map((amount) => {
    if (amount.is === 'wrong') return amount.problem;
    if (amount.is === 'clear') return mark && amount.mark && amount.mark !== mark ? 'mixedAmounts' : centsOf(amount);
    if (!mark) return 'unclearAmount';
    const [whole, part] = amount.digits;
    return centsOf(amount.mark === mark ? { whole, part } : { whole: whole + part, part: '' });
  });
}

function readAmount(text: string, currency: Currency): Amount {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (!/\d/.test(plain)) return { is: 'wrong', problem: 'noAmount' };
  if (/^\(.*\)$|^[^\d]*[-−–]|[-−–]$/.test(plain)) return { is: 'wrong', problem: 'negative' };
  const figure = withoutCurrency(plain, currency);
  if (/[\p{Sc}\p{L}]/u.test(figure)) return { is: 'wrong', problem: 'otherCurrency' };
  return readFigure(figure) ?? { is: 'wrong', problem: 'noAmount' };
}

/** Each with the whole part, the mark and the part behind it. */
const FORMS = [
  /^(\d+)$/,
  /^(\d{1,3}(?:[ '’]\d{3})+)(?:([.,])(\d+))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(,)(\d+)$/,
  /^(\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(\.)(\d+)$/,
  /^(\d+)([.,])(\d+)$/,
];
const GROUPS = /^\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/;
const OPEN = /^([1-9]\d{0,2})([.,])(\d{3})$/;

function readFigure(figure: string): Amount | undefined {
  const [, before = '', sign, behind = ''] = OPEN.exec(figure) ?? [];
  if (sign) return { is: 'open', mark: sign as Mark, digits: [before, behind] };
  if (GROUPS.test(figure)) {
    return { is: 'clear', whole: figure.replace(/\D/g, ''), part: '', mark: figure.includes('.') ? ',' : '.' };
  }
  const [, whole, mark, part = ''] = FORMS.map((form) => form.exec(figure)).find((found) => found) ?? [];
  if (whole === undefined) return undefined;
  return { is: 'clear', whole: whole.replace(/\D/g, ''), part, ...(mark && { mark: mark as Mark }) };
}

const MAX_DIGITS = 9;

function centsOf({ whole, part }: { readonly whole: string; readonly part: string }): number | AmountProblem {
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > MAX_DIGITS) return 'noAmount';
  if (!/^0*$/.test(part.slice(2))) return 'belowCents';
  return Number(digits) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
}

function withoutCurrency(text: string, currency: Currency): string {
  const signs = ['en-US', 'en-CA'].flatMap((locale) =>
    (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? value : [])),
    ),
  );
  const longest = [...new Set(signs)].sort((a, b) => b.length - a.length);
  const found = longest.find((sign) => text.startsWith(sign) || text.endsWith(sign));
  return (found === undefined ? text : text.replace(found, '')).trim();
}
