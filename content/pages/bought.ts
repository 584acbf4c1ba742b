/** /prediction for a visitor who has bought; /plan ends with when it renews or ends. {plan} and {day} are filled in. */
export const boughtCopy = {
  eyebrow: 'Your plan',
  title: 'You have your plan',
  running: 'Your {plan} plan is running.',
  renews: 'It renews on {day}, until you cancel.',
  ends: 'It is open until {day} and does not renew.',
  plan: { label: 'Open my plan', href: '/plan' },
  open: 'Open the app',
  manage: { label: 'Manage subscription', href: '/manage' },
  analysis: { label: 'See my analysis again', href: '/treatment' },
  again: 'Buy a plan for somebody else',
} as const;
