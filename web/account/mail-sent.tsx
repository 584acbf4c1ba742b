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

/** Known and unknown addresses get the same text. */
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
