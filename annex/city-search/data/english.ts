import { fold } from '../../../core/places/fold.ts';

const WORDS = / +/;
/** 'Puebla City', 'Gifu-shi', 'Borough of Queens': residents leave the kind of place out. */
const KIND = /^(city|borough|municipality|town) of |[ -](city|si|shi|gu|gun|district|municipality)$/i;
const ITSELF = new Set([
  'Mexico City',
  'Ho Chi Minh City',
  'Guatemala City',
  'Panama City',
  'Quezon City',
  'Belize City',
  'Kuwait City',
]);

/** English names in GeoNames' list that are out of use. */
const WRONG: ReadonlySet<string> = new Set([
  'Amoy',
  'Anking',
  'Xiangfan',
  'Skutari',
  'Odessa',
  'Chittagong',
  'Trivandrum',
  'Yicheng',
]);

/** GeoNames' English translation where it is plainly a name ('Cologne' for Köln), else the name GeoNames leads with. */
export function englishName(name: string, translated: string | undefined): string {
  const [leading = name] = name.split(/ ?\/ ?/);
  if (translated === undefined || WRONG.has(translated)) return leading;
  const longer = translated.split(WORDS).length - leading.split(WORDS).length;
  if (longer > 1 || (KIND.test(translated) && !ITSELF.has(translated))) return leading;
  // Of two spellings, the one with fewer marks: Hyderabad, not Hyderābād.
  if (fold(translated) === fold(leading)) return marks(translated) < marks(leading) ? translated : leading;
  return translated;
}

function marks(name: string): number {
  return name.normalize('NFD').replace(/[\w .-]/g, '').length;
}
