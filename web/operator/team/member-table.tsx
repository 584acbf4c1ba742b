import { teamCopy as copy } from '../../../content/operator/team.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Badge } from '../parts/badge.tsx';
import proseStyles from '../parts/prose.module.css';
import { Table } from '../parts/table.tsx';
import { MemberDevices } from './member-devices.tsx';
import type { Member, TeamChange } from './queries.ts';
import { RoleSelect } from './role-select.tsx';

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
          cell: (member) => <MemberDevices member={member} onSignOut={() => onChange({ kind: 'signOut', id: member.id })} />,
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
