export const OPERATOR_SCRIPTS: Readonly<Record<string, string>> = {
  password: 'operator-password',
  invite: 'operator-invite',
  deliveries: 'deliveries',
  webhooks: 'webhooks',
  catalogue: 'catalogue',
  'stripe-setup': 'stripe-setup',
  'stripe-try': 'stripe-try',
  try: 'try',
  migrate: 'migrate',
  backup: 'backup',
  restore: 'restore',
  move: 'move',
};
