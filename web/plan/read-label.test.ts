import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue/index.ts';
import { labelKnowledge } from '../../content/catalogue/knowledge.ts';
import { fitWeights } from '../../content/catalogue/weights.ts';
import { knowledge } from '../../content/skincare/knowledge.ts';
import { unpackProducts } from '../../core/catalogue/catalogue.ts';
import { productFit } from '../../core/catalogue/fit.ts';
import { catalogueResponse } from '../../core/catalogue/response.ts';
import { createProgram } from '../../core/program/create-program.ts';
import { readLabel } from './read-label.ts';

const sensitive = createProgram(knowledge, {
  answers: { skinType: 'dry', isSensitiveSkin: 'sensitive', skinConcerns: ['redness-or-rosacea'] },
});

test('what the visitor leaves out is named before any percent', () => {
  const reading = readLabel('Aqua, Glycerin, Parfum, Limonene', 'moisturizer', sensitive);
  expect(reading.verdict).toBe('no');
  expect(reading.barred.length).toBeGreaterThan(0);
});

test('a label that suits the visitor fits, with its reasons', () => {
  const reading = readLabel('Aqua, Glycerin, Panthenol, Ceramide NP, Avena Sativa Kernel Flour', 'moisturizer', sensitive);
  expect(reading).toMatchObject({ verdict: 'fits', barred: [], unread: [] });
  expect(reading.reasons.length).toBeGreaterThan(1);
});

test('names that we do not know are said, and many of them leave the fit open', () => {
  const reading = readLabel('Aqua, Xylophonium, Fizzwizzlum, Qwertyphane', 'moisturizer', sensitive);
  expect(reading).toMatchObject({ verdict: 'unknown', percent: undefined });
  expect(reading.unread).toContain('Xylophonium');
});

test('every label of the catalogue reads as the catalogue itself does', () => {
  const { ingredients, ...packed } = catalogueResponse(catalogue, labelKnowledge);
  const products = unpackProducts(packed);
  for (const { id, kind, inci } of catalogue) {
    const product = products.find((one) => one.id === id);
    const fit = product && productFit(product, sensitive, { ingredients, weights: fitWeights });
    expect(readLabel(inci, kind, sensitive).percent).toBe(fit?.known ? fit.percent : undefined);
  }
});
