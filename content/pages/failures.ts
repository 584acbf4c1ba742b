/** What every page says when something of it fails. */
export const failureCopy = {
  broken: 'We could not show this page. Please reload it: your answers are kept on this device.',
  reload: 'Reload the page',
  unreachable: 'We could not load this. Please check your connection and try again: nothing is lost.',
} as const;
