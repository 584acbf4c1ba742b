import { useState } from 'react';
import { peopleCopy as copy } from '../../../content/operator/people.ts';
import type { PeopleQuery } from '../../../core/api/operator/people.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../parts/picker.module.css';

type Props = { readonly query: PeopleQuery; readonly onSearch: (query: PeopleQuery) => void };
const KINDS = Object.keys(copy.kinds) as PeopleQuery['kind'][];

export function SearchBar({ query, onSearch }: Props) {
  const [text, setText] = useState(query.text);
  return (
    <form
      className={styles.root}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ ...query, text: text.trim(), offset: 0 });
      }}
    >
      <label className={`${styles.field} ${styles.fieldWide}`}>
        <span>{copy.search}</span>
        <input type="search" value={text} maxLength={200} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <label className={styles.field}>
        <span>{copy.show}</span>
        <select
          value={query.kind}
          onChange={({ currentTarget: { value } }) => onSearch({ ...query, kind: value as PeopleQuery['kind'], offset: 0 })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {copy.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="quiet">
        {copy.action}
      </Button>
    </form>
  );
}
