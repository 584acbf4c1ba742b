import { useQuery } from '@tanstack/react-query';
import { failureText } from '../parts/failure-text.ts';
import { QueryContent } from '../parts/query-content.tsx';
import { Disputes } from './disputes.tsx';
import { Messages } from './messages.tsx';
import { inboxQuery, useInboxChange } from './queries.ts';
import { Requests } from './requests.tsx';

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
