import { currencies } from '../../../content/currencies.ts';
import { otherCurrenciesCopy as copy } from '../../../content/operator/currencies.ts';
import type { Currency } from '../../../core/plans/plan.ts';
import styles from './picker.module.css';

type Props = { readonly currency: Currency; readonly onChange: (currency: Currency) => void };

export function CurrencyPicker({ currency, onChange }: Props) {
  if (currencies.length === 1) return null;
  return (
    <label className={styles.field}>
      <span>{copy.currency}</span>
      <select value={currency} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {currencies.map(({ code }) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
    </label>
  );
}
