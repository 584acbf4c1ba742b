import { fill } from '../../core/presentation/fill.ts';

type Props = {
  /** With places such as {price} for the amounts and {period} for the words. */
  readonly text: string;
  readonly amounts: Readonly<Record<string, string>>;
  readonly words?: Readonly<Record<string, string>>;
};

/** Keyed by its wording, because a translator replaces the texts that React would change. */
export function PricedText({ text, amounts, words = {} }: Props) {
  const filled = fill(text, words);
  return (
    <span key={`${filled} ${Object.values(amounts)}`}>
      {filled.split(/\{(\w+)\}/).map((part, index) => {
        const amount = index % 2 === 1 ? amounts[part] : undefined;
        return amount === undefined ? part : <Amount key={index} amount={amount} name={part} />;
      })}
    </span>
  );
}

/** `name` marks an amount that the visitor agrees to. */
export function Amount({ amount, name }: { amount: string; name: string }) {
  return (
    <span translate="no" data-amount={name}>
      {amount}
    </span>
  );
}
