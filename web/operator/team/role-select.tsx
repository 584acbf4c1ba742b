import { teamCopy as copy } from '../../../content/operator/team.ts';
import { ROLES, type Role } from '../../../core/operator/roles.ts';
import styles from '../parts/picker.module.css';

type Props = { readonly label: string; readonly value: Role; readonly onChange: (role: Role) => void };

export function RoleSelect({ label, value, onChange }: Props) {
  return (
    <span className={styles.field}>
      <select aria-label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as Role)}>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {copy.roles[role]}
          </option>
        ))}
      </select>
    </span>
  );
}
