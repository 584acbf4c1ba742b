/** Words of forms that are the same wherever they stand. */
export const formCopy = {
  emailMissing: 'Please enter your e-mail address.',
  emailWrong: 'Please enter a valid e-mail address, like name@example.com.',
  required: 'Please fill this in.',
  offline: 'We could not reach our server. Nothing is lost: please check your connection and try again.',
  refused: 'Something went wrong on our side. Nothing is lost: please try again in a moment.',
  sending: 'Sending...',
} as const;
