import { accountCopy } from '../../../content/operator/account.ts';
import type { OperatorAccount } from '../../../core/api/operator/session.ts';
import { tellOperator, useAsked } from '../../browser/operator.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../parts/badge.tsx';
import { moment } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';
import { Answered } from '../parts/waiting.tsx';
import { AuditLog } from './audit-log.tsx';
import { SecondFactor } from './second-factor.tsx';

const { browsers, password } = accountCopy;

/** The operator's own sign-in, and the log of what was done with it. */
export function AccountPage() {
  const asked = useAsked<OperatorAccount>('/account');
  const everywhere = async () => {
    await tellOperator('/sign-out-everywhere', {});
    asked.again();
  };
  return (
    <>
      <Answered asked={asked}>
        {(account) => (
          <>
            <Panel
              title={browsers.title}
              action={
                <Button look="quiet" onClick={() => void everywhere()}>
                  {browsers.everywhere}
                </Button>
              }
            >
              <Table
                label={browsers.title}
                rows={account.sessions}
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
            <SecondFactor account={account} onChange={asked.again} />
            <Panel title={password.title}>
              <p>{password.text}</p>
            </Panel>
          </>
        )}
      </Answered>
      <AuditLog />
    </>
  );
}
