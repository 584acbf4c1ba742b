import type { ClaimsResponse } from '../../../core/api/claims.ts';
import type { Claim } from '../../../core/claims/claim.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { countPeople } from './store.ts';

type ClaimDeps = { readonly db: Db; readonly claims: Readonly<Record<string, Claim>>; readonly now: () => Date };

const COUNTED_FOR_MS = 60_000;

export function claimRoutes({ db, claims, now }: ClaimDeps): Routes {
  let cached: { readonly at: number; readonly answer: Promise<ClaimsResponse> } | undefined;

  async function answer(): Promise<ClaimsResponse> {
    const wanted = Object.values(claims).flatMap(({ basis }) => (basis.kind === 'live' ? basis : []));
    if (wanted.length === 0) return { counts: {} };
    const people = await countPeople(db, now());
    const shownCounts = wanted.filter(({ count, floor }) => people[count] >= floor);
    return { counts: Object.fromEntries(shownCounts.map(({ count }) => [count, people[count]])) };
  }

  return async (app) => {
    app.get('/claims', async () => {
      const at = now().getTime();
      if (!cached || at - cached.at > COUNTED_FOR_MS) {
        const fresh = { at, answer: answer() };
        cached = fresh;
        fresh.answer.catch(() => {
          if (cached === fresh) cached = undefined;
        });
      }
      return cached.answer;
    });
  };
}
