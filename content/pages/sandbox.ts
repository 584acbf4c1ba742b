/** Stands above every page where strangers can pay with test cards alone. */
export const sandboxCopy = {
  label: 'Demonstration',
  text: 'Demonstration: only test cards work, and nothing is sold.',
};
