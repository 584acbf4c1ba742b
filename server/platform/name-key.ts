import { comparedName } from '../../core/analytics/name.ts';
import { uuidOf } from './db/uuid.ts';

const MAX_LENGTH = 200;
const BEGINNING = 150;

/** By what rows of one name meet. Indexes hold no long text, so the end of a long name is a digest. */
export function nameKey(name: string): string {
  const compared = comparedName(name);
  return compared.length <= MAX_LENGTH ? compared : `${compared.slice(0, BEGINNING).toWellFormed()} ${uuidOf(compared)}`;
}
