// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../browser/save-file.ts';
import { render } from '../../testing/render.tsx';
import { heatLevel, relativeTo } from './heat.ts';
import { RoleContext } from './role.ts';
import { type Column, Table } from './table.tsx';

vi.mock('../../browser/save-file.ts', () => ({ saveFile: vi.fn() }));
beforeEach(() => vi.mocked(saveFile).mockClear());

type Row = { readonly name: string; readonly lost: number };
const rows: readonly Row[] = [
  { name: 'Landing', lost: 30 },
  { name: '=Sales', lost: 1234 },
];
const columns: readonly Column<Row>[] = [
  { id: 'name', title: 'Stage', cell: ({ name }) => name },
  { id: 'lost', title: 'Lost after', figure: true, cell: ({ lost }) => `${lost} visitors`, heat: ({ lost }) => lost / 1234 },
  { id: 'actions', title: '', cell: () => <button type="button">Look</button> },
];
const table = (props: { readonly personal?: boolean } = {}) => (
  <Table label="Every stage" columns={columns} rows={rows} keyOf={({ name }) => name} total={['In all', '1264']} {...props} />
);
const csvButton = () => screen.queryByRole('button', { name: /CSV/ });

test('a table is saved as it reads, without its buttons and without formulas', async () => {
  const { user } = render(table());
  await user.click(screen.getByRole('button', { name: /CSV/ }));
  const text = "\uFEFFStage,Lost after\r\nLanding,30 visitors\r\n'=Sales,1234 visitors\r\nIn all,1264\r\n";
  expect(saveFile).toHaveBeenCalledWith('every-stage.csv', 'text/csv', text);
});

test('a table that names people is saved only by roles that may export people', () => {
  const { rerender } = render(<RoleContext value="read-only">{table({ personal: true })}</RoleContext>);
  expect(csvButton()).toBeNull();
  rerender(<RoleContext value="support">{table({ personal: true })}</RoleContext>);
  expect(csvButton()).not.toBeNull();
});

test('each figure names its column for the cards of a phone, and the largest is the deepest', () => {
  render(table());
  const cells = screen.getAllByRole('cell').filter(({ textContent }) => textContent?.includes('visitors'));
  expect(cells.map(({ dataset }) => [dataset.title, dataset.heat])).toEqual([
    ['Lost after', '1'],
    ['Lost after', '6'],
  ]);
});

test('a figure that is missing leaves its cell empty, and the cards of a phone skip it', () => {
  const paid: Column<Row> = { id: 'paid', title: 'Paid', figure: true, cell: () => '' };
  render(<Table label="Stages" columns={[...columns, paid]} rows={rows} keyOf={({ name }) => name} />);
  const cells = screen.getAllByRole('cell').filter(({ dataset }) => dataset.title === 'Paid');
  expect(cells.map(({ innerHTML }) => innerHTML)).toEqual(['', '']);
});

test('heat is relative to the largest value, and there is none without values', () => {
  const heat = relativeTo(0.5);
  expect([0, 0.25, 0.5, undefined].map((value) => heatLevel(heat(value)))).toEqual([0, 3, 6, undefined]);
  expect(relativeTo(0)(0)).toBeUndefined();
});
