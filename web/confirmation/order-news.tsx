import type { ComponentChildren } from 'preact';
import { LostPetals } from '../illustrations/lost-petals.tsx';

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
      <div class="order-news__sign">{waiting ? <span class="spinner" /> : <LostPetals />}</div>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
