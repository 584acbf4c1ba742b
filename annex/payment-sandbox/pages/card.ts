import { testCard } from '../objects/test-cards.ts';

export type CardForm = { readonly number: string; readonly expiry: string; readonly cvc: string; readonly name: string };
export type CardField = keyof CardForm;

export type CardProblems = Readonly<Partial<Record<CardField, string>>>;

export function cardProblems(card: CardForm, now: Date): CardProblems {
  return {
    ...problem('number', numberProblem(digits(card.number))),
    ...problem('expiry', expiryProblem(card.expiry, now)),
    ...problem('cvc', /^\d{3}$/.test(card.cvc.trim()) ? undefined : 'Please enter the 3 digits of the security code.'),
    ...problem('name', card.name.trim() === '' ? 'Please enter the name on the card.' : undefined),
  };
}

/** A real card number must not be repeated on the page. */
export function looksLikeRealCard(card: CardForm): boolean {
  return !testCard(card.number) && passesLuhn(digits(card.number));
}

function numberProblem(number: string): string | undefined {
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) return 'This card number is not valid. Please check its digits.';
  if (testCard(number)) return undefined;
  return 'This is a test page that takes no real cards. Please use one of the test cards.';
}

function expiryProblem(expiry: string, now: Date): string | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return 'Please enter the month and year, like 12/34.';
  const end = Date.UTC(2000 + Number(year), Number(month), 1); // a card is valid to the end of its month
  return end > now.getTime() ? undefined : 'This card has expired.';
}

/** ISO/IEC 7812-1, annex B. */
function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2))
    .reduce((total, value) => total + value, 0);
  return number !== '' && sum % 10 === 0;
}

function digits(text: string): string {
  return text.replace(/[\s-]/g, '');
}

function problem(field: CardField, message: string | undefined): CardProblems {
  return message === undefined ? {} : { [field]: message };
}
