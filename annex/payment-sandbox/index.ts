export { mailbox } from './mailbox/routes.ts';
export { newOperatorToken, type SignedIn } from './operator-guard.ts';
export { type Sandbox, startSandbox } from './sandbox.ts';
