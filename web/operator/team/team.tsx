import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { teamCopy as copy } from '../../../content/operator/team.ts';
import { ROLES } from '../../../core/operator/roles.ts';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { Invitation } from './invitation.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { MemberTable } from './member-table.tsx';
import { type Member, teamQuery, useTeamChange } from './queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import styles from './team.module.css';

export function TeamPage() {
  const team = useQuery(teamQuery());
  const { mutate, error, isPending } = useTeamChange();
  const [memberToRemove, setMemberToRemove] = useState<Member>();
  const failure = failureText(error);
  return (
    <>
      <div role="alert">{failure && <p className="notice notice--error">{failure}</p>}</div>
      <QueryContent query={team}>
        {({ operators, invitations }) => (
          <>
            <Panel title={copy.title}>
              <MemberTable members={operators} onChange={mutate} onRemove={setMemberToRemove} />
              <dl className={styles.roles}>
                {ROLES.map((role) => (
                  <div key={role}>
                    <dt>{copy.roles[role]}</dt>
                    <dd>{copy.about[role]}</dd>
                  </div>
                ))}
              </dl>
            </Panel>
            {invitations.length > 0 && (
              <Panel title={copy.invited.title}>
                <InvitationTable invitations={invitations} onWithdraw={(email) => mutate({ kind: 'withdraw', email })} />
              </Panel>
            )}
          </>
        )}
      </QueryContent>
      <Invitation />
      {memberToRemove && (
        <RemoveDialog
          name={memberToRemove.name}
          busy={isPending}
          onConfirm={() => mutate({ kind: 'remove', id: memberToRemove.id }, { onSettled: () => setMemberToRemove(undefined) })}
          onCancel={() => setMemberToRemove(undefined)}
        />
      )}
    </>
  );
}
