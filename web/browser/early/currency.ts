import { currencyAt } from '../../../core/plans/currencies.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';

declare const code: HTMLTemplateElement;

/** For pages with prices: hides amounts of the page's currency from visitors of another, so that none is shown and then changed. */
const currencies = (code.dataset.currencies ?? '').split(',').map((text) => {
  const [currency = '', ...zones] = text.split(' ');
  return { code: currency, name: '', zones };
});
let kept: unknown;
try {
  kept = JSON.parse(localStorage.getItem('currency') ?? '0');
} catch {
  // Without storage the time zone counts.
}
const currency = kept || currencyAt(Intl.DateTimeFormat().resolvedOptions().timeZone, currencies);
if (currency !== CURRENCY) document.documentElement.setAttribute('data-currency', '');
