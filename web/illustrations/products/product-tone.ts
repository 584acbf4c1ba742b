const TONES = 3;

/** Small, and the same for an id on every page. */
export function toneOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) % 100_003;
  return sum % TONES;
}
