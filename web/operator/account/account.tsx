import { useQuery } from '@tanstack/react-query';
import { accountCopy } from '../../../content/operator/account.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../parts/badge.tsx';
import { moment } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import proseStyles from '../parts/prose.module.css';
import { QueryContent } from '../parts/query-content.tsx';
import { useIsAllowed } from '../parts/role.ts';
import { Table } from '../parts/table.tsx';
import { AddressPanel } from './address-panel.tsx';
import { AuditLog } from './audit-log.tsx';
import { MailsPanel } from './mails.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { accountQuery, useSessionEnd, useSignOutEverywhere } from './queries.ts';
import { SecondFactor } from './second-factor.tsx';
import { TimeZonePanel } from './time-zone.tsx';

const { browsers } = accountCopy;

export function AccountPage() {
  const account = useQuery(accountQuery());
  const signOutEverywhere = useSignOutEverywhere();
  const end = useSessionEnd();
  const seesAudit = useIsAllowed('see-audit');
  return (
    <>
      <QueryContent query={account}>
        {({ email, sessions, secondFactor, recoveryCodesLeft }) => (
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
                keyOf={({ id }) => id}
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
                  {
                    id: 'end',
                    title: '',
                    cell: ({ id, device, current }) =>
                      !current && (
                        <button
                          type="button"
                          className={proseStyles.link}
                          aria-label={`${browsers.end} ${device}`}
                          onClick={() => end.mutate(id)}
                        >
                          {browsers.end}
                        </button>
                      ),
                  },
                ]}
              />
            </Panel>
            <SecondFactor active={secondFactor} codesLeft={recoveryCodesLeft} />
            <PasswordPanel secondFactor={secondFactor} />
            <AddressPanel email={email} secondFactor={secondFactor} />
            <TimeZonePanel />
            <MailsPanel />
          </>
        )}
      </QueryContent>
      {seesAudit && <AuditLog />}
    </>
  );
}
