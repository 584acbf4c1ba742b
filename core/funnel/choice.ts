type Choosable = { readonly id: string; readonly exclusive?: true };

export function validOption(options: readonly Choosable[], value: unknown): string | undefined {
  return options.some((option) => option.id === value) ? (value as string) : undefined;
}

/** In the order of the options, without those that are unknown. */
export function validOptions(options: readonly Choosable[], value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const chosen = options.filter((option) => value.includes(option.id));
  if (chosen.length > 1 && chosen.some((option) => option.exclusive)) return undefined;
  return chosen.length > 0 ? chosen.map((option) => option.id) : undefined;
}
