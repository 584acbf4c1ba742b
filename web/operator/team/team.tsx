import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import { teamCopy as copy } from '../../../content/operator/team.ts';
import type { TeamResponse } from '../../../core/api/operator/team.ts';
import { ROLES, type Role } from '../../../core/operator/roles.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Badge } from '../parts/badge.tsx';
import { failureText } from '../parts/failure-text.ts';
import { moment } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import proseStyles from '../parts/prose.module.css';
import { QueryContent } from '../parts/query-content.tsx';
import { Table } from '../parts/table.tsx';
import { Invitation } from './invitation.tsx';
import { teamQuery, useTeamChange } from './queries.ts';
import styles from './team.module.css';

type Member = TeamResponse['operators'][number];

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
              <Table
                label={copy.title}
                rows={operators}
                keyOf={({ id }) => id}
                columns={[
                  {
                    id: 'who',
                    title: copy.who,
                    cell: ({ name, self }) => (
                      <>
                        {name} {self && <Badge tone="good">{copy.self}</Badge>}
                      </>
                    ),
                  },
                  {
                    id: 'role',
                    title: copy.role,
                    cell: ({ id, name, role }) => (
                      <RoleSelect
                        label={fill(copy.roleOf, { name })}
                        value={role}
                        onChange={(chosen) => mutate({ kind: 'role', id, role: chosen })}
                      />
                    ),
                  },
                  {
                    id: 'factor',
                    title: copy.factor,
                    cell: ({ secondFactor }) => (
                      <Badge tone={secondFactor ? 'good' : 'wait'}>{secondFactor ? copy.on : copy.off}</Badge>
                    ),
                  },
                  {
                    id: 'devices',
                    title: copy.devices,
                    cell: (member) => <Devices member={member} onSignOut={() => mutate({ kind: 'signOut', id: member.id })} />,
                  },
                  {
                    id: 'remove',
                    title: '',
                    cell: (member) =>
                      !member.self && (
                        <button
                          type="button"
                          className={proseStyles.link}
                          aria-label={`${copy.remove} ${member.name}`}
                          onClick={() => setMemberToRemove(member)}
                        >
                          {copy.remove}
                        </button>
                      ),
                  },
                ]}
              />
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
                <Table
                  label={copy.invited.title}
                  rows={invitations}
                  keyOf={({ email }) => email}
                  columns={[
                    { id: 'who', title: copy.invited.who, cell: ({ email }) => email },
                    { id: 'role', title: copy.role, cell: ({ role }) => copy.roles[role] },
                    { id: 'until', title: copy.invited.until, whole: true, cell: ({ until }) => moment(until) },
                    {
                      id: 'withdraw',
                      title: '',
                      cell: ({ email }) => (
                        <button
                          type="button"
                          className={proseStyles.link}
                          aria-label={`${copy.invited.withdraw} ${email}`}
                          onClick={() => mutate({ kind: 'withdraw', email })}
                        >
                          {copy.invited.withdraw}
                        </button>
                      ),
                    },
                  ]}
                />
              </Panel>
            )}
          </>
        )}
      </QueryContent>
      <Invitation />
      {memberToRemove && (
        <Modal
          title={fill(copy.removeTitle, { name: memberToRemove.name })}
          closeLabel={frameCopy.close}
          onClose={() => setMemberToRemove(undefined)}
        >
          <p>{copy.removeText}</p>
          <BusyButton
            fullWidth
            busy={isPending}
            busyLabel={frameCopy.loading}
            onClick={() => mutate({ kind: 'remove', id: memberToRemove.id }, { onSettled: () => setMemberToRemove(undefined) })}
          >
            {copy.remove}
          </BusyButton>
          <Button fullWidth variant="quiet" onClick={() => setMemberToRemove(undefined)}>
            {copy.keep}
          </Button>
        </Modal>
      )}
    </>
  );
}

type DevicesProps = { readonly member: Member; readonly onSignOut: () => void };

function Devices({ member: { name, self, devices, seen }, onSignOut }: DevicesProps) {
  const { none, one, many } = copy.devicesOf;
  return (
    <>
      {devices === 0 ? none : devices === 1 ? one : fill(many, { count: String(devices) })}
      {seen !== null && <p className={proseStyles.note}>{fill(copy.seen, { time: moment(seen) })}</p>}
      {devices > 0 && !self && (
        <button type="button" className={proseStyles.link} aria-label={`${copy.signOut} ${name}`} onClick={onSignOut}>
          {copy.signOut}
        </button>
      )}
    </>
  );
}

type RoleSelectProps = { readonly label: string; readonly value: Role; readonly onChange: (role: Role) => void };

function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Role)}
    >
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {copy.roles[role]}
        </option>
      ))}
    </select>
  );
}
