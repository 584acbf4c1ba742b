import { timeZones } from '../../browser/zone.ts';
import styles from './picker.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  /** The words for no time zone, where that can be chosen. */
  readonly none?: string;
  readonly onChange: (zone: string) => void;
};

export function ZoneSelect({ label, value, none, onChange }: Props) {
  const zones = timeZones();
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {(zones.includes(value) || value === '' ? zones : [value, ...zones]).map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </select>
    </label>
  );
}
