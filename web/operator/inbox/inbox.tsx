import { useState } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import { inboxCopy as copy } from '../../../content/operator/inbox.ts';
import type { Inbox, RequestChange } from '../../../core/api/operator/inbox.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { tellOperator, useAsked } from '../../browser/operator.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { count, moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import proseStyles from '../parts/prose.module.css';
import { planTitle } from '../parts/status.tsx';
import { Table } from '../parts/table.tsx';
import { Answered } from '../parts/waiting.tsx';
import heldStyles from '../people/held.module.css';
import styles from './inbox.module.css';

/** What waits for the operator. */
export function InboxPage() {
  const asked = useAsked<Inbox>('/inbox');
  const [failure, setFailure] = useState<string>();
  const tell = async (path: string, body: unknown) => {
    const result = await tellOperator(`/inbox/${path}`, body);
    setFailure(result.ok ? undefined : result.reason === 'offline' ? frameCopy.offline : result.error.message);
    asked.again();
  };
  return (
    <>
      <div role="alert">{failure && <p className="notice notice--error">{failure}</p>}</div>
      <Answered asked={asked}>
        {(inbox) => (
          <>
            <Requests requests={inbox.requests} onSettle={(id, as) => void tell(`requests/${id}`, { as })} />
            <Disputes disputes={inbox.disputes} />
            <Messages messages={inbox.messages} onHandled={(id, handled) => void tell(`messages/${id}`, { handled })} />
          </>
        )}
      </Answered>
    </>
  );
}

type MessagesProps = Pick<Inbox, 'messages'> & { readonly onHandled: (id: string, handled: boolean) => void };

function Messages({ messages, onHandled }: MessagesProps) {
  const words = copy.messages;
  const open = messages.filter(({ handledAt }) => handledAt === null);
  const handled = messages.filter(({ handledAt }) => handledAt !== null);
  const letter = (message: Message) => <Letter key={message.id} message={message} onHandled={onHandled} />;
  return (
    <Panel title={words.title}>
      {open.length === 0 && <Empty>{handled.length === 0 ? words.empty : words.allHandled}</Empty>}
      {open.map(letter)}
      {handled.length > 0 && (
        <details className={proseStyles.numbers}>
          <summary>{fill(words.older, { count: count(handled.length) })}</summary>
          {handled.map(letter)}
        </details>
      )}
    </Panel>
  );
}

type Message = Inbox['messages'][number];

function Letter({ message, onHandled }: { readonly message: Message } & Pick<MessagesProps, 'onHandled'>) {
  const words = copy.messages;
  const { id, name, email, at, handledAt } = message;
  return (
    <article className={`letter${handledAt === null ? '' : ' letter--handled'}`}>
      <p className={styles.head}>
        <strong>{name}</strong> {email} · {moment(at)}
        {handledAt !== null && ` · ${fill(words.handled, { time: moment(handledAt) })}`}
      </p>
      <p className={proseStyles.said}>{message.message}</p>
      <div className={heldStyles.deeds}>
        <Button look="quiet" onClick={() => onHandled(id, handledAt === null)}>
          {handledAt === null ? words.handle : words.reopen}
        </Button>
        {handledAt === null && (
          <LinkButton look="plain" href={`mailto:${email}`}>
            {words.answer}
          </LinkButton>
        )}
      </div>
    </article>
  );
}

type RequestsProps = Pick<Inbox, 'requests'> & { readonly onSettle: (id: string, as: RequestChange['as']) => void };

function Requests({ requests, onSettle }: RequestsProps) {
  const words = copy.requests;
  return (
    <Panel title={words.title} note={words.note}>
      {requests.length === 0 && <Empty>{words.empty}</Empty>}
      {requests.map(({ id, kind, email, planId, note, at }) => (
        <article key={id} className={styles.root}>
          <p className={styles.head}>
            <strong>{words.kinds[kind] ?? kind}</strong> {email} · {planTitle(planId)} · {moment(at)}
          </p>
          {note && <p className={proseStyles.said}>{note}</p>}
          <div className={heldStyles.deeds}>
            {kind !== 'cancel' && (
              <Button look="quiet" onClick={() => onSettle(id, 'pay-back')}>
                {words.payBack}
              </Button>
            )}
            <Button look="quiet" onClick={() => onSettle(id, 'settled')}>
              {words.settle}
            </Button>
          </div>
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
          columns={[
            { id: 'who', title: words.who, cell: ({ email }) => email },
            { id: 'number', title: words.number, whole: true, cell: ({ number }) => number ?? '' },
            { id: 'at', title: words.at, whole: true, cell: ({ at }) => moment(at) },
            { id: 'amount', title: words.amount, figure: true, cell: ({ amount }) => money(amount) },
          ]}
        />
      )}
    </Panel>
  );
}
