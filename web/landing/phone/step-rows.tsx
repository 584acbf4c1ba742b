import { Check } from 'lucide';
import { Bottle } from '../../illustrations/bottle.tsx';
import type { bottles } from '../../illustrations/sprite/bottles.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './phone.module.css';

type Step = { readonly bottle: keyof typeof bottles; readonly title: string; readonly text: string; readonly done: boolean };

export function StepRows({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ul className={styles.list}>
      {steps.map(({ bottle, title, text, done }) => (
        <li key={title} className={styles.row}>
          <i className={styles.thumb}>
            <Bottle shape={bottle} />
          </i>
          <span>
            <b>{title}</b>
            {text}
          </span>
          <i className={styles.check} data-done={done || undefined}>
            {done && <Icon icon={Check} size={10} />}
          </i>
        </li>
      ))}
    </ul>
  );
}
