/** /prediction for a visitor who has bought; /plan ends with when it renews or ends. {plan} and {day} are filled in. */
export const boughtCopy = {
  eyebrow: 'Your plan',
  title: 'You have your plan',
  /** For who comes back from a payment page, which paying for the plan has closed. */
  returned:
    'You left another payment page, and nothing was charged there. Payment pages that were still open are closed once a plan is paid, so that you do not pay twice.',
  running: 'Your {plan} plan is running.',
  renews: 'It renews on {day}, until you cancel.',
  ends: 'It is open until {day} and does not renew.',
  plan: { label: 'Open my plan', href: '/plan' },
  open: 'Open the app',
  manage: { label: 'Manage subscription', href: '/manage' },
  analysis: { label: 'See my analysis again', href: '/treatment' },
  again: 'Buy a plan for somebody else',
} as const;
