/** Why the dashboard refuses something. */
export const operatorRefusals = {
  signedOut: 'Please sign in again.',
  nothing: 'There is nothing at this address.',
  otherSite: 'This request did not come from the dashboard.',
  unsafe: 'Signing in needs an encrypted address: set PUBLIC_URL to one that begins with https.',
  wrong: 'This is not the password.',
  wrongCode: 'This code does not fit, or was used already. Please take the next one.',
  noKey:
    'This server has no key that opens your second factor (SECRETS_KEY). Use a recovery code, or switch the factor off on the server: npm run operator password.',
  noPassword: 'There is no password yet. Set one on the server with npm run operator password.',
  secondFactorMissing: 'Please switch the second factor on first.',
  secondFactorStays: 'The dashboard is open to the internet here, so the second factor stays on.',
  notAllowed: 'Your role does not include this. An owner can change it.',
  passwordNeeded: 'Please give your password once more.',
  lastOwner: 'There must be an owner. Make somebody else one first.',
  isOperator: 'This person is an operator already.',
  segmentNameTaken: 'There is a segment of this name already.',
  tooManySegments: 'There are 50 segments. Please remove one first.',
  addressTaken: 'Another operator has this address.',
  noInvitation: 'This invitation was used already, is more than three days old, or was withdrawn. Please ask for a new one.',
  eventErased: 'This event is not kept any more.',
  nothingOwed: 'This has arrived, or is being worked on at this moment.',
  wait: 'That were too many tries. Please wait a little before the next one.',
  noSpend:
    'Please give a CSV file with the columns day, source, campaign, ad and cost, with lines like 2026-03-01,tiktok,glow,ad7,12.34.',
};

/** Why something cannot be a webhook, or be sent to one. */
export const webhookRefusals = {
  noUrl: 'Please give an address like https://example.com/hooks.',
  password: 'Please leave the name and password out: the signature proves that a message is yours.',
  cleartext: 'Please take an address that begins with https: the messages hold e-mail addresses and answers.',
  private: 'This address is in a private network. The server allows one that WEBHOOK_PRIVATE_HOSTS names.',
  port: 'Please leave the port out, or take one from 1024 on that no database listens on.',
  noKey: {
    standard: 'No key of this server opens its secret: set SECRETS_KEY to the key that sealed it, or replace the secret.',
    slack:
      'No key of this server opens its address: set SECRETS_KEY to the key that sealed it, or remove the webhook and add it again.',
  },
  notForSlack: 'Slack has no sentence for one of these events. Please leave it out.',
  notChosen: 'This webhook does not get events of this kind. Choose it there first.',
};
