import { labelKnowledge } from '../../content/catalogue/knowledge.ts';
import { fitWeights } from '../../content/catalogue/weights.ts';
import { fitWords } from '../../content/catalogue/words.ts';
import { readContents } from '../../core/catalogue/contents.ts';
import { productJudge } from '../../core/catalogue/fit.ts';
import { fitSentences } from '../../core/catalogue/fit-sentences.ts';
import { labelReader } from '../../core/catalogue/label-knowledge.ts';
import type { CatalogueKind, ReadProduct } from '../../core/catalogue/product.ts';
import type { Fit } from '../../core/program/skin-profile.ts';

export type LabelReading = {
  readonly verdict: 'no' | 'fits' | 'partly' | 'poor' | 'unknown';
  /** Undefined where too little of the label is known. */
  readonly percent: number | undefined;
  /** What the visitor is not to use. */
  readonly barred: readonly string[];
  readonly reasons: readonly string[];
  /** As they stand on the label. */
  readonly unread: readonly string[];
};

const PARTLY_FROM = 50;
const { ingredients, lexicon } = labelReader(labelKnowledge);

/** How a product fits by the list on its label. What is not to be used counts before any percent. */
export function readLabel(list: string, kind: CatalogueKind, fit: Fit): LabelReading {
  const { parts, names, unrecognized } = readContents(list, lexicon);
  const product: ReadProduct = {
    ...{ id: 'label', name: '', brand: '', price: 0, picture: 'bottle' },
    ...{ kind, parts, names, recognized: names - unrecognized.length },
  };
  const judge = productJudge(fit, { ingredients, weights: fitWeights });
  const found = judge.fitOf(product);
  const barred = judge.barredParts(product).map(({ name }) => name);
  const percent = found.known ? found.percent : undefined;
  return {
    verdict: barred.length > 0 ? 'no' : verdictFor(percent),
    percent,
    barred,
    reasons: fitSentences(found, kind, ingredients, fitWords),
    unread: unrecognized,
  };
}

function verdictFor(percent: number | undefined): LabelReading['verdict'] {
  if (percent === undefined) return 'unknown';
  if (percent >= fitWeights.minRecommended) return 'fits';
  return percent >= PARTLY_FROM ? 'partly' : 'poor';
}
