import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { funnelCopy } from '../../../content/operator/funnel.ts';
import styles from '../parts/picker.module.css';
import { funnelsQuery } from './queries.ts';

const { label, first } = funnelCopy.funnels;

type FunnelPicker = {
  /** For the address of a report. */
  readonly funnel: { readonly funnel?: string };
  /** Null where there is one funnel. */
  readonly picker: ReactNode;
};

export function useFunnelPicker(): FunnelPicker {
  const { data: { funnels } = { funnels: [] } } = useQuery(funnelsQuery());
  const [id, setId] = useState('');
  const picker = funnels.length > 0 && (
    <label className={styles.field}>
      <span>{label}</span>
      <select value={id} onChange={({ currentTarget: { value } }) => setId(value)}>
        <option value="">{first}</option>
        {funnels.map((each) => (
          <option key={each.id} value={each.id}>
            {each.title}
          </option>
        ))}
      </select>
    </label>
  );
  return { funnel: id ? { funnel: id } : {}, picker: picker || null };
}
