import type { Role } from '../../core/operator/roles.ts';

/** The words of the page Operators. */
export const teamCopy = {
  title: 'Who may sign in',
  who: 'Operator',
  role: 'Role',
  roleOf: 'Role of {name}',
  factor: 'Second factor',
  on: 'on',
  off: 'off',
  self: 'you',
  devices: 'Signed in',
  devicesOf: { none: 'on no device', one: 'on 1 device', many: 'on {count} devices' },
  seen: 'last seen {time}',
  signOut: 'Sign out',
  remove: 'Remove',
  removeTitle: 'Remove {name}?',
  removeText: 'They are signed out at once and cannot sign in again. What they did stays in the audit log.',
  keep: 'Keep them',
  roles: { owner: 'Owner', marketer: 'Marketer', support: 'Support', 'read-only': 'Read only' } satisfies Record<Role, string>,
  about: {
    owner: 'Everything, also operators and the audit log.',
    marketer: 'The funnel, answers without names, and revenue. Nobody’s address.',
    support: 'People, the inbox and deliveries: can cancel, refund, export and delete. No revenue.',
    'read-only': 'Every page except operators and the audit log, and changes and exports nothing.',
  } satisfies Record<Role, string>,
  invite: {
    title: 'Invite somebody',
    note: 'You get a link that works once, for three days. Hand it over in a way that only they can read.',
    email: 'Their e-mail address',
    action: 'Make a link',
    busy: 'Making it',
    made: 'The link for {email}. It is not shown again.',
    copy: 'Copy',
    copied: 'Copied',
  },
  invited: { title: 'Invited', who: 'Address', until: 'Until', withdraw: 'Withdraw' },
};

export const joinCopy = {
  title: 'You are invited',
  text: 'Choose a password for the dashboard of {brand}. You sign in with it and your e-mail address.',
  password: 'New password',
  action: 'Set the password',
  busy: 'Setting it',
  doneTitle: 'Your password is set',
  done: 'You can sign in now, with your e-mail address and this password.',
  signIn: 'To the sign-in',
  deadTitle: 'This invitation does not work',
  dead: 'It was used already, is more than three days old, or was withdrawn. Please ask for a new one.',
};
