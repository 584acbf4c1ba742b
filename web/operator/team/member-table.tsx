import { teamCopy as copy } from '../../../content/operator/team.ts';
import type { TeamResponse } from '../../../core/api/operator/team.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Badge } from '../parts/badge.tsx';
import { moment } from '../parts/format.ts';
import proseStyles from '../parts/prose.module.css';
import { Table } from '../parts/table.tsx';
import type { TeamChange } from './queries.ts';
import { RoleSelect } from './role-select.tsx';

export type Member = TeamResponse['operators'][number];

type Props = {
  readonly members: readonly Member[];
  readonly onChange: (change: TeamChange) => void;
  readonly onRemove: (member: Member) => void;
};

export function MemberTable({ members, onChange, onRemove }: Props) {
  return (
    <Table
      label={copy.title}
      rows={members}
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
              onChange={(chosen) => onChange({ kind: 'role', id, role: chosen })}
            />
          ),
        },
        {
          id: 'factor',
          title: copy.factor,
          cell: ({ secondFactor }) => <Badge tone={secondFactor ? 'good' : 'wait'}>{secondFactor ? copy.on : copy.off}</Badge>,
        },
        {
          id: 'devices',
          title: copy.devices,
          cell: (member) => <Devices member={member} onSignOut={() => onChange({ kind: 'signOut', id: member.id })} />,
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
                onClick={() => onRemove(member)}
              >
                {copy.remove}
              </button>
            ),
        },
      ]}
    />
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
