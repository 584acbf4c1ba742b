import { inboxCopy as copy } from '../../../content/operator/inbox.ts';
import type { Inbox } from '../../../core/api/operator/inbox.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { count, moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import proseStyles from '../parts/prose.module.css';
import { useIsAllowed } from '../parts/role.ts';
import storedDataStyles from '../people/stored-data.module.css';
import styles from './inbox.module.css';

type MessagesProps = Pick<Inbox, 'messages'> & { readonly onHandledChange: (id: string, handled: boolean) => void };

export function Messages({ messages, onHandledChange }: MessagesProps) {
  const words = copy.messages;
  const open = messages.filter(({ handledAt }) => handledAt === null);
  const handled = messages.filter(({ handledAt }) => handledAt !== null);
  const card = (message: Message) => <MessageCard key={message.id} message={message} onHandledChange={onHandledChange} />;
  return (
    <Panel title={words.title}>
      {open.length === 0 && <Empty>{handled.length === 0 ? words.empty : words.allHandled}</Empty>}
      {open.map(card)}
      {handled.length > 0 && (
        <details className={proseStyles.numbers}>
          <summary>{fill(words.older, { count: count(handled.length) })}</summary>
          {handled.map(card)}
        </details>
      )}
    </Panel>
  );
}

type Message = Inbox['messages'][number];

function MessageCard({ message, onHandledChange }: { readonly message: Message } & Pick<MessagesProps, 'onHandledChange'>) {
  const words = copy.messages;
  const { id, name, email, at, handledAt } = message;
  const canHelp = useIsAllowed('help-people');
  return (
    <article className={styles.root} data-handled={handledAt !== null || undefined}>
      <p className={styles.head}>
        <strong>{name}</strong> {email} · {moment(at)}
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
