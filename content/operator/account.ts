/** The words of the sign-in page of the dashboard. */
export const accountCopy = {
  browsers: {
    title: 'Signed-in browsers',
    device: 'Browser',
    since: 'Since',
    until: 'Until, at most',
    current: 'this one',
    everywhere: 'Sign out everywhere',
    end: 'End',
  },
  timeZone: {
    title: 'Days of reports',
    note: 'A day of Revenue, Subscribers, Campaigns and the Funnel begins at midnight of this time zone, wherever you sign in.',
    label: 'Time zone',
    browser: 'That of the browser',
  },
  mails: {
    title: 'Mails to you',
    note: 'They go to your e-mail address, or to the support address while you have none.',
    daily: {
      title: 'Each morning: yesterday',
      text: 'One sentence, the figures beside those of a week before, what needs you and which alerts are open. It is sent after seven in your time zone, or in that of the alerts where you have set none.',
    },
    alerts: {
      title: 'When an alert opens',
      text: 'A mail with the reason, at once and once. The limits are on the page Alerts.',
    },
  },
  factor: {
    title: 'Second factor',
    on: 'On: signing in asks for a code of your authenticator app.',
    required:
      'The dashboard is open to the internet here, so it opens only with a second factor: a code of an authenticator app on your phone.',
    off: 'Off. With it, a stolen password alone lets nobody in.',
    codesLeft: '{count} recovery codes are left.',
    start: 'Switch on',
    stop: 'Switch off',
    password: 'Your password, once more',
    goOn: 'Go on',
    checking: 'Checking',
    scan: 'Scan this with your authenticator app, or type the secret into it.',
    qr: 'QR code for the authenticator app',
    secret: 'Secret',
    code: 'The code it shows now',
    finish: 'Switch on',
    codes:
      'These recovery codes let you in without the phone, each once. They are not shown again: write them down, or keep them in your password manager.',
    kept: 'I have kept them',
  },
  password: {
    title: 'Password',
    note: 'A change signs your other browsers out. If the password of the first owner is lost, npm run operator password on the server sets a new one.',
    present: 'Present password',
    next: 'New password',
    hint: 'At least 12 characters. A few words that have nothing to do with each other are easy to keep in mind.',
    action: 'Change the password',
    busy: 'Saving',
    done: 'The password is changed.',
  },
  address: {
    title: 'E-mail address',
    note: 'You sign in with it, and get a mail when a new browser does.',
    none: 'With an address of your own you are named in the audit log, and get a mail when a new browser signs in. It goes to the support address until then.',
    label: 'Your e-mail address',
    action: 'Save the address',
    done: 'The address is saved. You sign in with it from now on.',
  },
};
