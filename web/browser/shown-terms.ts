import type { ShownAmounts } from '../../core/checkout/terms.ts';
import { amountIn } from '../../core/presentation/money.ts';

/** Read from the screen, because a translator may have left an older amount there than the app knows. */
export function shownTerms(form: Element, due: ShownAmounts): ShownAmounts {
  const { dueNow, dueLater, currency } = due;
  const dialog = form.closest('dialog') ?? form;
  const shown = (name: string, due: number) => {
    const found = dialog.querySelectorAll(`[data-amount="${name}"]`);
    const amounts = Array.from(found, ({ textContent }) => amountIn(textContent, currency));
    return amounts.find((amount) => amount !== due) ?? due;
  };
  return { ...due, dueNow: shown('price', dueNow), dueLater: shown('renewal', dueLater) };
}
