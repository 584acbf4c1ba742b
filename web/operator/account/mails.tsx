import { useQuery } from '@tanstack/react-query';
import { accountCopy } from '../../../content/operator/account.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { useIsAllowed } from '../parts/role.ts';
import { mailsQuery, useMailChoice } from './queries.ts';

const { mails: copy } = accountCopy;

export function MailsPanel() {
  const mails = useQuery(mailsQuery());
  const seesRevenue = useIsAllowed('see-revenue');
  const { mutate, variables, isPending, error } = useMailChoice();
  return (
    <Panel title={copy.title} note={copy.note}>
      <QueryContent query={mails}>
        {(stored) => {
          const chosen = (isPending && variables) || stored;
          return (
            <>
              <SwitchRow {...copy.daily} on={chosen.daily} onChange={(daily) => mutate({ ...chosen, daily })} />
              {seesRevenue && (
                <SwitchRow {...copy.alerts} on={chosen.alerts} onChange={(alerts) => mutate({ ...chosen, alerts })} />
              )}
            </>
          );
        }}
      </QueryContent>
      {error && <p role="alert">{failureText(error)}</p>}
    </Panel>
  );
}
