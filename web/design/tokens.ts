import sheet from './tokens.css?raw';

type Token = { readonly name: string; readonly value: string };

export const tokens: readonly Token[] = [...sheet.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({
  name,
  value,
}));

export function tokensOf(family: string): readonly Token[] {
  return tokens.filter(({ name }) => name.startsWith(`${family}-`));
}

export function colour(name: string): string {
  const value = tokens.find((token) => token.name === name)?.value;
  if (!value || !/^#[0-9a-f]{6}$/.test(value)) throw new Error(`There is no colour --${name} in tokens.css.`);
  return value;
}
