// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../../content/catalogue/index.ts';
import { labelKnowledge } from '../../../content/catalogue/knowledge.ts';
import { planCopy } from '../../../content/pages/plan.ts';
import { workbookCopy as copy } from '../../../content/pages/workbook.ts';
import type { DiaryResponse, ProgramResponse, Workbook } from '../../../core/api/program.ts';
import type { CatalogueResponse } from '../../../core/catalogue/catalogue.ts';
import { catalogueResponse } from '../../../core/catalogue/response.ts';
import { clearProgramOrder } from '../../browser/program-order.ts';
import { offline, requestsTo, respondWith } from '../../testing/network.ts';
import { busyButton, render } from '../../testing/render.tsx';
import Plan from '../plan.tsx';
import { orderOf } from '../testing.ts';

const OPEN = 'POST /api/program/workbook';
const owns = (workbook?: Workbook) =>
  respondWith<ProgramResponse>('GET /api/program', () => ({ known: true, order: orderOf(), ...(workbook && { workbook }) }));
const heading = (name: string) => screen.findByRole('heading', { name });

// A slow machine takes longer to load these than the tests wait for them.
beforeAll(() => Promise.all([import('../plan-content.tsx'), import('./workbook.tsx')]));
beforeEach(() => {
  respondWith<CatalogueResponse>('GET /catalogue.json', () => catalogueResponse(catalogue, labelKnowledge));
  respondWith<DiaryResponse>('POST /api/program/diary', ({ body }) => ({ diary: (body as DiaryResponse).diary }));
});
afterEach(() => act(() => clearProgramOrder()));

test('the plan of a buyer without a workbook names none', async () => {
  owns();
  render(<Plan />);
  await heading(planCopy.today.title);
  expect(screen.queryByRole('heading', { name: copy.title })).toBeNull();
});

test('what opening ends is said before, the server is asked first, and the sheets stand in the place of the plan', async () => {
  owns({ orderId: 'pi_1', opened: false });
  respondWith(OPEN, () => {
    owns({ orderId: 'pi_1', opened: true });
    return { success: true };
  });
  const { user } = render(<Plan />);
  expect(await screen.findByText(copy.warning)).toBeTruthy();
  await user.click(busyButton(copy.open));
  expect(await heading(copy.shop.title)).toBeTruthy();
  expect(requestsTo(OPEN).map(({ body }) => body)).toEqual([{ orderId: 'pi_1' }]);
  expect([screen.getAllByRole('table').length, screen.queryByRole('heading', { name: planCopy.today.title })]).toEqual([4, null]);
  await user.click(screen.getByRole('button', { name: copy.close }));
  expect(await heading(planCopy.today.title)).toBeTruthy();
  expect(screen.queryByText(copy.warning)).toBeNull();
});

test('the workbook of a plan that was paid back stands with its report, and opens', async () => {
  respondWith<ProgramResponse>('GET /api/program', () => ({
    known: true,
    order: orderOf({ open: false, until: null, renews: false }),
    workbook: { orderId: 'pi_1', opened: true },
  }));
  const { user } = render(<Plan />);
  expect(await screen.findByText(planCopy.ended.text)).toBeTruthy();
  await user.click(busyButton(copy.open));
  expect(await heading(copy.shop.title)).toBeTruthy();
});

test('a workbook that was opened before opens without the server, and without a warning', async () => {
  owns({ orderId: 'pi_1', opened: true });
  const { user } = render(<Plan />);
  await heading(copy.title);
  expect(screen.queryByText(copy.warning)).toBeNull();
  await user.click(busyButton(copy.open));
  expect(await heading(copy.rituals.title)).toBeTruthy();
  expect(requestsTo(OPEN)).toEqual([]);
});

test('a workbook that the server cannot note as opened stays closed, so that it can still be given back', async () => {
  owns({ orderId: 'pi_1', opened: false });
  respondWith(OPEN, () => offline);
  const { user } = render(<Plan />);
  await heading(copy.title);
  await user.click(busyButton(copy.open));
  expect(await screen.findByText(copy.failed)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: copy.shop.title })).toBeNull();
});
