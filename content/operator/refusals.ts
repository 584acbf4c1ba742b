/** Why the dashboard refuses something. */
export const operatorRefusals = {
  signedOut: 'Please sign in again.',
  nothing: 'There is nothing at this address.',
  otherSite: 'This request did not come from the dashboard.',
  unsafe: 'Signing in needs an encrypted address: set PUBLIC_URL to one that begins with https.',
  wrong: 'This is not the password.',
  wrongCode: 'This code does not fit, or was used already. Please take the next one.',
  noPassword: 'There is no password yet. Set one on the server with npm run operator password.',
  secondFactorMissing: 'Please switch the second factor on first.',
  secondFactorStays: 'Here real money is taken, so the second factor stays on.',
  nothingOwed: 'This has arrived, or is being worked on at this moment.',
  wait: 'That were too many tries. Please wait a little before the next one.',
};
