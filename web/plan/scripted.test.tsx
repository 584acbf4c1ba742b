// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { catalogue } from '../../content/catalogue/index.ts';
import { labelKnowledge } from '../../content/catalogue/knowledge.ts';
import { planCopy as copy } from '../../content/pages/plan.ts';
import type { ProgramResponse } from '../../core/api/program.ts';
import type { CatalogueResponse } from '../../core/catalogue/catalogue.ts';
import { catalogueResponse } from '../../core/catalogue/response.ts';
import { clearJourney } from '../browser/journey.ts';
import { clearProgramOrder } from '../browser/program-order.ts';
import { respondWith } from '../testing/network.ts';
import { render } from '../testing/render.tsx';
import Plan from './plan.tsx';
import { orderOf } from './testing.ts';

vi.mock('../../content/skincare/mode.ts', () => ({ mode: 'scripted' }));

// A slow machine takes longer to load it than the test waits for it.
beforeAll(() => import('./plan-content.tsx'));
afterEach(() =>
  act(() => {
    clearJourney();
    clearProgramOrder();
  }),
);

test('a plan that was paid for is worked out from its answers where the analysis before is scripted', async () => {
  respondWith<CatalogueResponse>('GET /catalogue.json', () => catalogueResponse(catalogue, labelKnowledge));
  respondWith<ProgramResponse>('GET /api/program', () => ({ known: true, order: orderOf() }));
  render(<Plan />);
  expect(await screen.findByRole('heading', { name: 'Day 9 of 28' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: copy.seek.title })).toBeTruthy();
  expect(screen.queryByText(copy.unanswered.title)).toBeNull();
});
