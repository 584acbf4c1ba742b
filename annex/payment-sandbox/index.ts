export { mailbox } from './mailbox/routes.ts';
export { type IsSignedIn, newOperatorToken } from './operator-guard.ts';
export { type Sandbox, startSandbox } from './sandbox.ts';
