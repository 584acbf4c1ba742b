import { currencies } from '../../../content/currencies.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { saveCurrency, useCurrency } from '../../browser/currency.ts';
import styles from './currency-select.module.css';

export default function CurrencySelect() {
  const chosen = useCurrency();
  return (
    <label className={styles.root}>
      {salesCopy.pricing.currency}{' '}
      <select value={chosen} onChange={({ currentTarget }) => saveCurrency(currentTarget.value)}>
        {currencies.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
