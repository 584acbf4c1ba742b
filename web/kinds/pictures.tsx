import type { Ref } from 'react';
import type { PicturesStep } from '../../core/funnel/kinds/pictures.ts';
import { PictureButton, PictureCheckbox } from './picture-option.tsx';
import styles from './pictures.module.css';

type Props = {
  readonly step: PicturesStep;
  readonly chosen: readonly string[];
  readonly onSelect: (id: string) => void;
  readonly list?: Ref<HTMLUListElement>;
};

export function Pictures({ step, chosen, onSelect, list }: Props) {
  const Option = step.several ? PictureCheckbox : PictureButton;
  return (
    <ul className={styles.root} ref={list ?? null}>
      {step.options.map((option) => (
        <li key={option.id}>
          <Option option={option} chosen={chosen.includes(option.id)} onSelect={() => onSelect(option.id)} />
        </li>
      ))}
    </ul>
  );
}
