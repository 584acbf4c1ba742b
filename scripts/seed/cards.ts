type SeedCard = { readonly card_kind: string; readonly card_country: string };

const card = (card_kind: string, card_country = 'US'): SeedCard => ({ card_kind, card_country });

const ACCEPTED = [
  ...[card('visa credit'), card('visa credit'), card('visa credit'), card('visa credit'), card('visa credit')],
  ...[card('visa debit'), card('visa debit'), card('visa debit'), card('visa debit', 'GB'), card('visa credit', 'GB')],
  ...[card('mastercard credit'), card('mastercard credit'), card('mastercard credit'), card('mastercard debit')],
  ...[card('mastercard debit', 'DE'), card('visa credit', 'CA'), card('visa debit', 'AU'), card('amex credit')],
  ...[card('amex credit'), card('visa prepaid')],
];
const DECLINED = [
  ...[card('visa debit'), card('visa debit'), card('visa credit'), card('mastercard credit'), card('visa prepaid')],
  ...[card('visa prepaid'), card('mastercard debit', 'DE'), card('visa debit', 'GB')],
];

/** Of an order's number: it draws none of the random numbers that everything else is made of. */
export function seedCard(number: number, { declined }: { readonly declined: boolean }): SeedCard {
  const cards = declined ? DECLINED : ACCEPTED;
  return cards[(number * 7) % cards.length] ?? card('visa credit');
}
