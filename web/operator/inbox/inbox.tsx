import { useQuery } from '@tanstack/react-query';
import { inboxCopy as copy } from '../../../content/operator/inbox.ts';
import { plans } from '../../../content/plans.ts';
import type { Inbox, RequestChange } from '../../../core/api/operator/inbox.ts';
import { planTitle } from '../../../core/plans/plan.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { failureText } from '../parts/failure-text.ts';
import { count, moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import proseStyles from '../parts/prose.module.css';
import { QueryContent } from '../parts/query-content.tsx';
import { useIsAllowed } from '../parts/role.ts';
import { Table } from '../parts/table.tsx';
import { PersonLink } from '../people/person-link.tsx';
import storedDataStyles from '../people/stored-data.module.css';
import styles from './inbox.module.css';
import { inboxQuery, useInboxChange } from './queries.ts';

export function InboxPage() {
  const inbox = useQuery(inboxQuery());
  const change = useInboxChange();
  const failure = failureText(change.error);
  return (
    <>
      <div role="alert">{failure && <p className="notice notice--error">{failure}</p>}</div>
      <QueryContent query={inbox}>
        {({ requests, disputes, messages }) => (
          <>
            <Requests requests={requests} onClose={(id, as) => change.mutate({ kind: 'requests', id, as })} />
            <Disputes disputes={disputes} />
            <Messages messages={messages} onHandledChange={(id, handled) => change.mutate({ kind: 'messages', id, handled })} />
          </>
        )}
      </QueryContent>
    </>
  );
}

type MessagesProps = Pick<Inbox, 'messages'> & { readonly onHandledChange: (id: string, handled: boolean) => void };

function Messages({ messages, onHandledChange }: MessagesProps) {
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

type RequestsProps = Pick<Inbox, 'requests'> & { readonly onClose: (id: string, as: RequestChange['as']) => void };

function Requests({ requests, onClose }: RequestsProps) {
  const words = copy.requests;
  const canHelp = useIsAllowed('help-people');
  return (
    <Panel title={words.title} note={words.note}>
      {requests.length === 0 && <Empty>{words.empty}</Empty>}
      {requests.map(({ id, kind, email, planId, note, at }) => (
        <article key={id} className={styles.root}>
          <p className={styles.head}>
            <strong>{words.kinds[kind] ?? kind}</strong> {email} · {planTitle(plans, planId)} · {moment(at)}
          </p>
          {note && <p className={proseStyles.message}>{note}</p>}
          {canHelp && (
            <div className={storedDataStyles.actions}>
              {kind !== 'cancel' && (
                <Button variant="quiet" onClick={() => onClose(id, 'pay-back')}>
                  {words.payBack}
                </Button>
              )}
              <Button variant="quiet" onClick={() => onClose(id, 'settled')}>
                {words.settle}
              </Button>
            </div>
          )}
        </article>
      ))}
    </Panel>
  );
}

function Disputes({ disputes }: Pick<Inbox, 'disputes'>) {
  const words = copy.disputes;
  return (
    <Panel title={words.title} note={disputes.length > 0 ? words.note : undefined}>
      {disputes.length === 0 ? (
        <Empty>{words.empty}</Empty>
      ) : (
        <Table
          label={words.title}
          rows={disputes}
          keyOf={({ paymentId }) => paymentId}
          personal
          columns={[
            { id: 'who', title: words.who, cell: ({ email }) => <PersonLink email={email} /> },
            { id: 'number', title: words.number, whole: true, cell: ({ number }) => number ?? '' },
            {
              id: 'due',
              title: words.due,
              whole: true,
              cell: ({ dueAt }) => (dueAt === null ? words.noDue : moment(dueAt)),
            },
            { id: 'at', title: words.at, whole: true, cell: ({ at }) => moment(at) },
            { id: 'amount', title: words.amount, figure: true, cell: ({ amount }) => money(amount) },
          ]}
        />
      )}
    </Panel>
  );
}
