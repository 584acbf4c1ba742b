// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiCopy as copy } from '../../../content/operator/api.ts';
import type { ApiTokenList, ApiTokenSecret, ApiTokenView } from '../../../core/api/operator/api-tokens.ts';
import type { Role } from '../../../core/operator/roles.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { saveFile } from '../../browser/save-file.ts';
import { refusal, requestsTo, respondWith } from '../../testing/network.ts';
import { busyButton, render } from '../../testing/render.tsx';
import { RoleContext } from '../parts/role.ts';
import { ApiTokens } from './api-tokens.tsx';
import { TableFiles } from './table-files.tsx';

vi.mock('../../browser/save-file.ts', () => ({ saveFile: vi.fn() }));

const TOKENS = 'GET /api/operator/api-tokens';
const warehouse: ApiTokenView = {
  id: 'w1',
  name: 'Warehouse',
  scopes: ['orders', 'funnel'],
  madeBy: 'ada@example.com',
  madeAt: 0,
  expiresAt: Date.parse('2099-01-01T12:00:00Z'),
  lastUsedAt: null,
};
const tokens = (...listed: ApiTokenView[]) => respondWith<ApiTokenList>(TOKENS, () => ({ tokens: listed }));

beforeEach(() => {
  vi.mocked(saveFile).mockClear();
  tokens();
});

test('a token is made for the tables that are chosen, and shown once', async () => {
  respondWith<ApiTokenSecret>('POST /api/operator/api-tokens', () => ({ token: 'funnel_api_once' }));
  const { user } = render(<ApiTokens />);
  await user.type(screen.getByLabelText(copy.name), 'Warehouse');
  for (const table of ['orders', 'people', 'funnel'] as const) await user.click(screen.getByLabelText(copy.tables[table]));
  await user.click(screen.getByLabelText(copy.tables.people));
  await user.selectOptions(screen.getByLabelText(copy.add.days), copy.add.lengths[365]);
  await user.click(busyButton(copy.add.action));
  expect(await screen.findByText('funnel_api_once')).toBeTruthy();
  const body = { name: 'Warehouse', scopes: ['orders', 'funnel'], days: 365 };
  expect(requestsTo('POST /api/operator/api-tokens').map((request) => request.body)).toEqual([body]);
});

test('a token that is refused says what is missing', async () => {
  const fields = { scopes: 'Please choose at least one.' };
  respondWith('POST /api/operator/api-tokens', () => refusal('invalid', 'Please check what was entered.', { fields }));
  const { user } = render(<ApiTokens />);
  await user.click(busyButton(copy.add.action));
  expect(await screen.findByText('Please choose at least one.')).toBeTruthy();
});

test('a token says what it reads and when it was last used, and is gone once it is revoked', async () => {
  tokens(warehouse, { ...warehouse, id: 'w2', name: 'Old', expiresAt: 0, lastUsedAt: 0 });
  respondWith('POST /api/operator/api-tokens/w1/revocation', () => {
    tokens();
    return { success: true };
  });
  const { user } = render(<ApiTokens />);
  expect((await screen.findAllByText(`${copy.tables.orders}, ${copy.tables.funnel}`)).length).toBe(2);
  expect(screen.getByText(copy.never)).toBeTruthy();
  expect(screen.getByText(/^Ended Jan 1, 1970/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: fill(copy.revokeOf, { name: 'Warehouse' }) }));
  expect(await screen.findByText(copy.empty)).toBeTruthy();
});

const filesFor = (role: Role) =>
  render(
    <RoleContext value={role}>
      <TableFiles />
    </RoleContext>,
  );
const file = (table: 'orders' | 'payments' | 'people' | 'answers') => fill(copy.files.action, { table: copy.tables[table] });

test('a table is saved as a file', async () => {
  respondWith('GET /api/operator/tables/orders.csv', () => 'id');
  const { user } = filesFor('owner');
  await user.click(busyButton(file('orders')));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith('orders.csv', 'text/csv', expect.anything()), { timeout: 15_000 });
});

test('a file that is refused says why and saves nothing', async () => {
  respondWith('GET /api/operator/tables/people.csv', () => refusal('forbidden', 'Your role does not include this.'));
  const { user } = filesFor('owner');
  await user.click(busyButton(file('people')));
  expect(await screen.findByText('Your role does not include this.')).toBeTruthy();
  expect(saveFile).not.toHaveBeenCalled();
});

test.each([
  ['owner', ['orders', 'payments', 'people', 'answers']],
  ['support', ['people', 'answers']],
  ['read-only', ['orders', 'payments']],
] as const)('the role %s gets the files that it may have', (role, tables) => {
  filesFor(role);
  expect(screen.getAllByRole('button')).toEqual(tables.map((table) => busyButton(file(table))));
});
