import type { Answer } from './answer.ts';

type Choosable = { readonly id: string; readonly exclusive?: true };

/** Several are in the order of the options, each once, without those that are unknown. */
export function validChoice(options: readonly Choosable[], value: unknown, several: boolean): Answer | undefined {
  if (!several) return options.some((option) => option.id === value) ? (value as string) : undefined;
  if (!Array.isArray(value)) return undefined;
  const chosen = options.filter((option) => value.includes(option.id));
  if (chosen.length > 1 && chosen.some((option) => option.exclusive)) return undefined;
  return chosen.length > 0 ? chosen.map((option) => option.id) : undefined;
}
