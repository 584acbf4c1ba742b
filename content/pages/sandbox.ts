/** The line above every page of a shop that strangers reach and whose payment is a sandbox. */
export const sandboxCopy = {
  label: 'Demonstration',
  text: 'Demonstration: only test cards work, and nothing is sold.',
};
