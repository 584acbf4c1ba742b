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
  codeTaken: 'There is a code of this name already, or there was one. Please take another name.',
  codeOver: 'This day is over. Please choose a later one.',
  codePlanGone: 'One of these plans is no longer sold. Please reload the page.',
  codeCurrency: 'Not every plan of the code has a price in {currency}.',
  codeTooMuch: 'For one of these plans this would leave nothing to pay, or take nothing off. Please choose another amount.',
  tooManyAliases: 'There are 500 names. Please remove one first.',
  listTooLarge: 'The file is none, or has more than 64 MB, which is the most that is possible.',
  listBeingRead: 'Another list is being read. Please wait until that is done.',
  noDraft: 'This list is not there any more, or holds no product. Please reload the page.',
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

/** Why a file of ad spend is not imported; nothing of it is. */
export const spendRefusals = {
  line: 'Line {line}',
  column: 'Line {line}, column {column}',
  empty: 'This cell is empty.',
  reasons: {
    noHead:
      'No line of this file names its columns. It needs a day and a cost, as Meta, Google and TikTok call them, such as: day, source, campaign, ad, cost.',
    noLines: 'There is no line below the names of the columns.',
    noSource: 'This file does not say where the money went. Please fill in the source first, such as facebook.',
    tooMany: 'There are more than 20,000 lines. Please import a shorter time.',
    openQuote: 'A quotation mark is not closed, or stands inside a word.',
    wrongWidth:
      'This line has more or fewer cells than there are columns. A name or an amount with a separator in it needs quotation marks.',
    noDay: '“{value}” is not a day.',
    unclearDay:
      '“{value}” may be two days, and no other line tells which number is the month. Please write days like 2026-11-26.',
    mixedDays: '“{value}” has the day and the month in another order than other lines.',
    severalDays: 'This line is about more than one day. Please export it by day.',
    noAmount: '“{value}” is not an amount.',
    negative: '“{value}” is less than nothing.',
    otherCurrency: 'This amount is not in {currency}, in which the figures of this page are.',
    unclearAmount: '“{value}” may be a thousand or a fraction, and no other line tells. Please write it like {example}.',
    mixedAmounts: '“{value}” has another decimal mark than other lines.',
    belowCents: '“{value}” has parts of a cent.',
    hugeAmount: '“{value}” is too much for one line.',
    noName: 'There is no name.',
    longName: 'This name has more than 500 characters.',
  },
} as const;
