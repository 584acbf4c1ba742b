import type { Terms } from '../../core/checkout/terms.ts';
import { centsIn } from '../../core/presentation/money.ts';

/** Read from the screen, because a translator may have left an older amount there than the app knows. */
export function shownTerms(form: Element, { dueNow, dueLater }: Terms): Terms {
  const dialog = form.closest('dialog') ?? form;
  const shown = (name: string, due: number) => {
    const amounts = Array.from(dialog.querySelectorAll(`[data-amount="${name}"]`), ({ textContent }) => centsIn(textContent));
    return amounts.find((cents) => cents !== due) ?? due;
  };
  return { dueNow: shown('price', dueNow), dueLater: shown('renewal', dueLater) };
}
