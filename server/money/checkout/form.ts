/** A plain form's fields in the shape of a `CheckoutRequest`: what cannot be read stays missing, for the schema to say so. */
export function checkoutForm(text: string): unknown {
  const fields = new URLSearchParams(text);
  const field = (name: string) => fields.get(name) ?? undefined;
  const ticked = (name: string) => (fields.has(name) ? true : undefined);
  const shownPrice = field('shownPrice');
  return {
    planId: field('planId'),
    email: field('email'),
    answers: {},
    consent: { version: field('version'), renewal: ticked('renewal'), adult: ticked('adult') },
    shownPrice: shownPrice && /^\d+$/.test(shownPrice) ? Number(shownPrice) : undefined,
  };
}
