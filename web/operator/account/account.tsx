import { useQuery } from '@tanstack/react-query';
import { accountCopy } from '../../../content/operator/account.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../parts/badge.tsx';
import { moment } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { Table } from '../parts/table.tsx';
import { AuditLog } from './audit-log.tsx';
import { accountQuery, useSignOutEverywhere } from './queries.ts';
import { SecondFactor } from './second-factor.tsx';

const { browsers, password } = accountCopy;

export function AccountPage() {
  const account = useQuery(accountQuery());
  const signOutEverywhere = useSignOutEverywhere();
  return (
    <>
      <QueryContent query={account}>
        {({ sessions, secondFactor, recoveryCodesLeft }) => (
          <>
            <Panel
              title={browsers.title}
              action={
                <Button variant="quiet" onClick={() => signOutEverywhere.mutate()}>
                  {browsers.everywhere}
                </Button>
              }
            >
              <Table
                label={browsers.title}
                rows={sessions}
                keyOf={({ since }, index) => `${since}-${index}`}
                columns={[
                  {
                    id: 'device',
                    title: browsers.device,
                    cell: ({ device, current }) => (
                      <>
                        {device} {current && <Badge tone="good">{browsers.current}</Badge>}
                      </>
                    ),
                  },
                  { id: 'since', title: browsers.since, whole: true, cell: ({ since }) => moment(since) },
                ]}
              />
            </Panel>
            <SecondFactor active={secondFactor} codesLeft={recoveryCodesLeft} />
            <Panel title={password.title}>
              <p>{password.text}</p>
            </Panel>
          </>
        )}
      </QueryContent>
      <AuditLog />
    </>
  );
}
