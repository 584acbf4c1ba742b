import { inboxCopy as copy } from '../../../content/operator/inbox.ts';
import type { Inbox } from '../../../core/api/operator/inbox.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Address } from '../parts/address.tsx';
import { moment } from '../parts/format.ts';
import proseStyles from '../parts/prose.module.css';
import { useIsAllowed } from '../parts/role.ts';
import storedDataStyles from '../people/stored-data.module.css';
import styles from './inbox.module.css';

export type Message = Inbox['messages'][number];

type Props = { readonly message: Message; readonly onHandledChange: (id: string, handled: boolean) => void };

export function MessageCard({ message, onHandledChange }: Props) {
  const words = copy.messages;
  const { id, name, email, at, handledAt } = message;
  const canHelp = useIsAllowed('help-people');
  return (
    <article className={styles.root} data-handled={handledAt !== null || undefined}>
      <p className={styles.head}>
        <strong>{name}</strong> <Address email={email} /> · {moment(at)}
        {handledAt !== null && ` · ${fill(words.handled, { time: moment(handledAt) })}`}
      </p>
      <p className={proseStyles.message}>{message.message}</p>
      <div className={storedDataStyles.actions}>
        {canHelp && (
          <Button variant="quiet" onClick={() => onHandledChange(id, handledAt === null)}>
            {handledAt === null ? words.handle : words.reopen}
          </Button>
        )}
        {handledAt === null && (
          <LinkButton variant="plain" href={`mailto:${email}`}>
            {words.answer}
          </LinkButton>
        )}
      </div>
    </article>
  );
}
