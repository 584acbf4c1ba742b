import type { ReactNode, Ref } from 'react';
import styles from './option-list.module.css';

type Props = {
  readonly layout?: 'tiles' | 'shelf' | undefined;
  readonly long?: boolean;
  readonly ref?: Ref<HTMLUListElement> | undefined;
  readonly children: ReactNode;
};

export function OptionList({ layout, long, ref, children }: Props) {
  return (
    <ul className={styles.root} data-layout={layout} data-long={long || undefined} ref={ref}>
      {children}
    </ul>
  );
}
