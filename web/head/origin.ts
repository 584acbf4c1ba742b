/** The server replaces this origin in the built files by PUBLIC_URL. */
export const ORIGIN = 'https://public-url.invalid';
