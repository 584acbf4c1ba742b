import { inboxCopy as copy } from '../../../content/operator/inbox.ts';
import type { Inbox } from '../../../core/api/operator/inbox.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { count } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import proseStyles from '../parts/prose.module.css';
import { type Message, MessageCard } from './message-card.tsx';

export type Props = Pick<Inbox, 'messages'> & { readonly onHandledChange: (id: string, handled: boolean) => void };

export function Messages({ messages, onHandledChange }: Props) {
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
