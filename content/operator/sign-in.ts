export const signInCopy = {
  title: 'Operator sign-in',
  lead: 'Here those who run {brand} read its numbers and answer its mail.',
  email: 'E-mail address',
  emailHint: 'Leave it empty if you are the owner who has not given one.',
  password: 'Password',
  code: 'Code of your authenticator app',
  codeHint: 'Six digits, or one of your recovery codes.',
  action: 'Sign in',
  busy: 'Checking',
  noPassword: {
    title: 'No password yet',
    lead: 'Nobody can sign in before one is set. On the server, in the folder of the installation, run',
    command: 'npm run operator password',
    after: 'It asks for the password twice, shows nothing of it, and tells you to come back here.',
    again: 'I have set one',
  },
  unsafe: {
    title: 'This address is not encrypted',
    lead: 'A session could be read on its way, so nobody signs in here. Set PUBLIC_URL to an address that begins with https, or open the dashboard on the machine itself.',
  },
};
