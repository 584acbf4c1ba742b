/** Moves a focus that was lost with its control to the heading, where the screen begins. */
export function restoreFocus(): void {
  const heading = document.querySelector('h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
