// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogueCopy as copy } from '../../../content/operator/catalogue.ts';
import type { CatalogueState, UploadedList } from '../../../core/api/operator/catalogue.ts';
import type { ListReport } from '../../../core/catalogue/list-report.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { requestsTo, respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { CataloguePage } from './catalogue.tsx';

const STATE = 'GET /api/operator/catalogue';
const UPLOADS = 'POST /api/operator/catalogue/uploads';

const report: ListReport = {
  ...{ products: 1200, kinds: { spf: 200, toner: 1000 }, refusedLines: 201, warnedLines: 0, warnings: [], knownNames: 91 },
  problems: [{ line: 1004, column: 'price', text: '“free” is no price like 24.90.' }],
  unknownNames: [{ name: 'Moonwort', labels: 312 }],
};
const about = { id: 'c0ffee00-0000-4000-8000-000000000001', fileName: 'products.csv', uploadedAt: 0, by: 'Ann' };
const served = { products: 900, share: 0.987 };
const draft: UploadedList = { ...about, state: 'draft', report, served, change: { added: 12, removed: 3, changed: 4 } };
const published = { fileName: 'older.csv', publishedAt: 0, by: null, report, served };
const stateOf = (upload: UploadedList | null, change: Partial<CatalogueState> = {}): CatalogueState => ({
  ...{ published: null, usesOwn: false, upload },
  ...change,
});
const open = (state: CatalogueState) => {
  respondWith<CatalogueState>(STATE, () => state);
  return render(<CataloguePage />);
};

test('without a list of one’s own the page says what is in use, and takes a file', async () => {
  open(stateOf(null));
  expect(await screen.findByText(copy.inUse.demonstration)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(copy.upload.choose).disabled).toBe(false);
});

test('a report names refused lines with column and reason, how many more there are, unknown names and kinds', async () => {
  open(stateOf(draft, { usesOwn: true, published }));
  expect(await screen.findByText('“free” is no price like 24.90.')).toBeTruthy();
  expect(screen.getByText('Line 1,004, price')).toBeTruthy();
  expect(screen.getByText(fill(copy.notes.more, { count: '200' }))).toBeTruthy();
  expect(screen.getByText('Moonwort')).toBeTruthy();
  expect(screen.getByText(fill(copy.change.text, { added: '12', changed: '4', removed: '3' }))).toBeTruthy();
  expect(screen.getAllByText(fill(copy.figures.servedShare, { share: '98.7%' }))).toHaveLength(2);
});

test('a list is published without its refused lines by one button, which says so, and the page then shows it as in use', async () => {
  respondWith<CatalogueState>('POST /api/operator/catalogue/publication', () =>
    stateOf(null, { usesOwn: true, published: { ...published, fileName: 'products.csv' } }),
  );
  const { user } = open(stateOf(draft));
  await user.click(await screen.findByText(fill(copy.publishOthers, { products: '1,200' })));
  expect(await screen.findByText(copy.done.publication)).toBeTruthy();
  const inUse = screen.getByRole('region', { name: copy.inUse.title });
  expect(within(inUse).getByText(/^products\.csv, published/)).toBeTruthy();
  expect(requestsTo('POST /api/operator/catalogue/publication')[0]?.body).toEqual({ id: draft.id });
});

test('a list of which every line is refused can only be discarded', async () => {
  open(stateOf({ ...draft, report: { ...report, products: 0 } }));
  expect(await screen.findByText(copy.nothing)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  expect(screen.getByRole('button', { name: copy.discard })).toBeTruthy();
});

test('a refused file says why, and what is in use stays', async () => {
  respondWith<CatalogueState>('POST /api/operator/catalogue/removal', () => stateOf(null));
  const { user } = open(stateOf({ ...about, state: 'refused', refusals: ['The file has no products.'] }));
  expect(await screen.findByText('The file has no products.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: copy.discard }));
  expect(await screen.findByText(copy.done.removal)).toBeTruthy();
});

test('while a file is read no other one can be chosen, and what was chosen is sent with its name', async () => {
  respondWith<CatalogueState>(UPLOADS, () => stateOf({ ...about, state: 'reading' }));
  const { user } = open(stateOf(null));
  await user.upload(
    await screen.findByLabelText(copy.upload.choose),
    new File(['name,brand'], 'a & b.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByText(copy.reading)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(copy.upload.choose).disabled).toBe(true);
  expect(requestsTo(UPLOADS).map(({ search }) => search)).toEqual([{ name: 'a & b.csv' }]);
});

test('a file that is too large is not sent', async () => {
  const { user } = open(stateOf(null));
  const file = new File(['name,brand'], 'products.csv', { type: 'text/csv' });
  Object.defineProperty(file, 'size', { value: 64_000_001 });
  await user.upload(await screen.findByLabelText(copy.upload.choose), file);
  expect(await screen.findByText(copy.upload.tooLarge)).toBeTruthy();
  expect(requestsTo(UPLOADS)).toHaveLength(0);
});
