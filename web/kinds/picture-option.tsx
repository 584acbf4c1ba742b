import { useId } from 'react';
import type { PictureOption as Option } from '../../core/funnel/kinds/pictures.ts';
import { Drawing } from '../illustrations/drawing.tsx';
import styles from './picture-option.module.css';

type Props = { readonly option: Option; readonly chosen: boolean; readonly onSelect: () => void };

/** The label is the name, and what the picture shows its description. */
export function PictureButton({ option, chosen, onSelect }: Props) {
  const id = useId();
  return (
    <button
      type="button"
      className={styles.root}
      data-tap=""
      data-option={option.id}
      aria-pressed={chosen}
      aria-describedby={id}
      onClick={onSelect}
    >
      <Picture option={option} id={id} />
    </button>
  );
}

export function PictureCheckbox({ option, chosen, onSelect }: Props) {
  const id = useId();
  return (
    <label className={styles.root} data-multiple="" data-option={option.id}>
      <input
        type="checkbox"
        className={styles.input}
        value={option.id}
        checked={chosen}
        aria-label={option.label}
        aria-describedby={id}
        onChange={onSelect}
      />
      <Picture option={option} id={id} />
    </label>
  );
}

function Picture({ option, id }: { option: Option; id: string }) {
  return (
    <>
      <span className={styles.picture}>
        <Drawing name={`spot-${option.picture}`} viewBox="0 0 200 140" />
      </span>
      <span className={styles.text}>{option.label}</span>
      <span id={id} hidden>
        {option.alt}
      </span>
      <span className={styles.tick} />
    </>
  );
}
