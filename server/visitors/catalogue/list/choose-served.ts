import { labelKnowledge } from '../../../../content/catalogue/knowledge.ts';
import { fitWeights } from '../../../../content/catalogue/weights.ts';
import { knowledge } from '../../../../content/skincare/knowledge.ts';
import { realisticVisitor } from '../../../../content/skincare/realistic-visitor.ts';
import { packProducts, unpackProducts } from '../../../../core/catalogue/catalogue.ts';
import { labelReader } from '../../../../core/catalogue/label-knowledge.ts';
import type { ServedList } from '../../../../core/catalogue/list-report.ts';
import type { ReadProduct } from '../../../../core/catalogue/product.ts';
import { checkShortlist, shortlist } from '../../../../core/catalogue/shortlist.ts';
import { createProgram } from '../../../../core/program/create-program.ts';
import type { Fit } from '../../../../core/program/skin-profile.ts';
import { seededRandom } from '../../../../core/seeded-random.ts';

/** So many go to phones as they are. */
const MAX_WHOLE = 1000;

const VISITORS = 800;
const CHECKED_VISITORS = 100;
const SEED = 63;

/** What phones get of a list: all of it, or its shortlist, which is chosen by the answers of imagined visitors alone. */
export function chooseServed(products: readonly ReadProduct[]): ServedList {
  if (products.length <= MAX_WHOLE) return { ids: products.map(({ id }) => id) };
  const { ingredients } = labelReader(labelKnowledge);
  const judging = { ingredients, weights: fitWeights };
  const random = seededRandom(SEED);
  const sharing = unpackProducts(packProducts(products));
  const chosen = shortlist(sharing, imaginedFits(random, VISITORS), judging);
  const check = checkShortlist(sharing, chosen, [...imaginedFits(random, CHECKED_VISITORS)], judging);
  return { ids: chosen.map(({ id }) => id), check };
}

function* imaginedFits(random: () => number, count: number): Generator<Fit> {
  for (let visitor = 0; visitor < count; visitor += 1) yield createProgram(knowledge, { answers: realisticVisitor(random) });
}
