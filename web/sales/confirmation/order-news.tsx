import type { ComponentChildren } from 'preact';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly waiting?: boolean;
  readonly children?: ComponentChildren;
};

/** Where an order stands that is not paid, or not yet. */
export function OrderNews({ title, text, waiting = false, children }: Props) {
  return (
    <div class="order-news">
      {waiting && <span class="spinner" />}
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
