/** Stands in built files where the server, once it knows it, puts the address that visitors use. */
export const ORIGIN = 'https://public-url.invalid';
