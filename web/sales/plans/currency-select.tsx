import { useEffect, useRef } from 'react';
import { currencies } from '../../../content/currencies.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { saveCurrency, useCurrency } from '../../browser/currency.ts';
import styles from './currency-select.module.css';

export function CurrencySelect() {
  const chosen = useCurrency();
  const select = useRef<HTMLSelectElement>(null);
  // A currency may be chosen before hydration.
  useEffect(() => {
    const [picked] = select.current?.selectedOptions ?? [];
    if (picked && !picked.defaultSelected) saveCurrency(picked.value);
  }, []);
  return (
    <label className={styles.root}>
      {salesCopy.pricing.currency}{' '}
      <select ref={select} value={chosen} onChange={({ currentTarget }) => saveCurrency(currentTarget.value)}>
        {currencies.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
