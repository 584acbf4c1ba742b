// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { catalogue } from '../../../content/catalogue/index.ts';
import { labelKnowledge } from '../../../content/catalogue/knowledge.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import type { CatalogueResponse } from '../../../core/catalogue/catalogue.ts';
import { catalogueResponse } from '../../../core/catalogue/response.ts';
import { clearJourney, openJourney } from '../../browser/journey.ts';
import { write } from '../../browser/storage.ts';
import { requestsTo, respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { OtherProducts } from './other-products.tsx';
import OwnReport from './own-report.tsx';
import { ProductFits } from './product-fits.tsx';
import { products } from './use-products.ts';

vi.mock('../get-my-plan.tsx', () => ({ GetMyPlan: () => null }));

const CATALOGUE = 'GET /catalogue.json';
const report = (
  <>
    <OwnReport />
    <ProductFits />
    <OtherProducts />
  </>
);

// A slow machine takes longer to load these than the tests wait for them.
beforeAll(() =>
  Promise.all([import('../../browser/program-engine.ts'), import('../../browser/products-worker/request-handler.ts')]),
);
afterEach(() => {
  clearJourney();
  act(() => products.set(products.initial));
});

test('the products are compared by their labels with the answers, and each fit says why', async () => {
  write('journey', { answers: { skinType: 'dry', moisturizedSkin: 'tight-after-washing' } });
  openJourney();
  respondWith<CatalogueResponse>(CATALOGUE, () => catalogueResponse(catalogue, labelKnowledge));
  render(report);
  expect(await screen.findByText(salesCopy.fits.note)).toBeTruthy();
  expect(screen.queryByText('Soft Clay Mask')).toBeNull();
  expect(screen.getByText(salesCopy.others.note)).toBeTruthy();
  expect(screen.getByText(/^Drying alcohol, high on the list; you said/)).toBeTruthy();
});

test('without answers the products are an example, say so, and ask for no catalogue', async () => {
  respondWith<CatalogueResponse>(CATALOGUE, () => ({ products: [], parts: [], ingredients: [] }));
  render(report);
  await screen.findByText(/^About \d+ minutes a day/);
  expect(screen.getAllByText(salesCopy.fits.exampleNote)).toHaveLength(2);
  expect(screen.getByText('Soft Clay Mask')).toBeTruthy();
  expect(requestsTo(CATALOGUE)).toHaveLength(0);
});
