import { planCopy } from '../../content/pages/plan.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './plan.module.css';

/** Above a report whose plan is not open. */
export function Closed({ isSure }: { isSure: boolean }) {
  const { text, action } = isSure ? planCopy.ended : planCopy.unsure;
  return (
    <div className={`notice ${styles.closed}`}>
      <p>{text}</p>
      <LinkButton href={action.href} variant="quiet">
        {action.label}
      </LinkButton>
    </div>
  );
}
