import { teamCopy as copy } from '../../../content/operator/team.ts';
import type { TeamResponse } from '../../../core/api/operator/team.ts';
import { moment } from '../parts/format.ts';
import proseStyles from '../parts/prose.module.css';
import { Table } from '../parts/table.tsx';

type Props = Pick<TeamResponse, 'invitations'> & { readonly onWithdraw: (email: string) => void };

export function InvitationTable({ invitations, onWithdraw }: Props) {
  return (
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
              onClick={() => onWithdraw(email)}
            >
              {copy.invited.withdraw}
            </button>
          ),
        },
      ]}
    />
  );
}
