/** Longer than the code takes on a slow connection. */
const MAX_WAIT_MS = 15_000;

// Code that fails, or that an older browser cannot read, never removes the message.
setTimeout(() => window.late?.classList.remove('late'), MAX_WAIT_MS);
