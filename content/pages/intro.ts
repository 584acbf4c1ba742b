/** Words of the screens that work something out while the visitor waits. */
export const introCopy = {
  title: 'Analyzing your skincare profile',
  wait: "Please don't close this page",
  skip: 'Continue',
} as const;
