import tokens from '../design/tokens.css?raw';

/** The value of a colour token, for what is drawn outside of pages. */
export function colour(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`There is no colour --${name} in tokens.css.`);
  return value;
}
