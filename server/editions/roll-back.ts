import { BUILT } from '../../core/editions/pick.ts';
import { CommandError } from '../platform/console/command.ts';
import { type RenewDeps, type RenewedEdition, renewEdition } from './renew.ts';
import { publish, readPublications } from './store.ts';

/** Publishes again what was published before, or `to`. Throws `CommandError` where that is not stored, or is published already. */
export async function rollBackEdition(
  { now, ...deps }: RenewDeps & { readonly now: () => Date },
  to?: string,
): Promise<RenewedEdition> {
  const published = (await readPublications(deps.db)).map(({ edition }) => edition);
  const current = published.at(-1) ?? BUILT;
  const earlier = to === undefined ? [...published.toReversed(), BUILT] : [to];
  const renewed = await firstOther(deps, new Set(earlier), current);
  await publish(deps.db, renewed.id, now());
  return renewed;
}

/** On another build the edition before may be the one that is published now. */
async function firstOther(deps: RenewDeps, ids: ReadonlySet<string>, current: string): Promise<RenewedEdition> {
  for (const id of ids) {
    const renewed = id === BUILT ? { id, left: [] } : await renewEdition(deps, id);
    if (!renewed) throw new CommandError(`There is no edition ${id}.`);
    if (renewed.id !== current) return renewed;
  }
  throw new CommandError(`The edition ${current} is published already.`);
}
