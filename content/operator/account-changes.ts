/** What an operator is mailed about a change of what lets somebody in. */
export const accountChanges = {
  password: 'The password was changed.',
  address: 'The e-mail address was changed.',
  'second-factor-on': 'A second factor was switched on.',
  'second-factor-replaced': 'The second factor was replaced by another one.',
  'second-factor-off': 'The second factor was switched off.',
  'recovery-code': 'A recovery code was used in place of the second factor.',
  joined: 'Somebody took an invitation to the dashboard, and has a sign-in now.',
} as const;
