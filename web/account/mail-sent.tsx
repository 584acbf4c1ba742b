import { fill } from '../../core/presentation/fill.ts';
import { Button } from '../ui/button.tsx';
import styles from './account.module.css';
import { Title } from './title.tsx';

type Props = {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly string[];
  readonly privacy: string;
  readonly other: string;
  readonly email: string;
  readonly onReset: () => void;
};

/** What happens next, in the same words whether the address is known or not. */
export function MailSent({ title, lead, steps, privacy, other, email, onReset }: Props) {
  return (
    <>
      <Title>{title}</Title>
      <p className={styles.lead}>{fill(lead, { email })}</p>
      <ol className={`${styles.list} ${styles.listSteps}`}>
        {steps.map((line) => (
          <li key={line}>{fill(line, { email })}</li>
        ))}
      </ol>
      <p className={styles.aside}>{privacy}</p>
      <Button variant="quiet" fullWidth onClick={onReset}>
        {other}
      </Button>
    </>
  );
}
