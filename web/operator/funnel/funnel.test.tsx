// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { funnel } from '../../../content/funnel/index.ts';
import { frameCopy } from '../../../content/operator/frame.ts';
import { funnelCopy as copy } from '../../../content/operator/funnel.ts';
import type { FunnelReport, FunnelSegments } from '../../../core/api/operator/funnel.ts';
import { answer, requestsTo } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { FunnelPage } from './funnel.tsx';

const REPORT = 'GET /api/operator/funnel';
const segments: FunnelSegments = {
  source: [],
  device: [
    { value: 'phone', visitors: 40 },
    { value: 'tablet', visitors: 2 },
  ],
  browser: [],
  country: [],
};

beforeEach(() => {
  answer<FunnelReport>(REPORT, () => ({ from: 0, until: 1, stages: [], countedUntil: null }));
  answer<FunnelSegments>('GET /api/operator/funnel/segments', () => segments);
});

const labels = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function openPage() {
  const rendered = render(<FunnelPage />);
  await screen.findByText(copy.empty);
  return rendered;
}

test('a dimension is narrowed to its largest segment, which can be compared with the others', async () => {
  const { user } = await openPage();
  expect(screen.queryByLabelText(copy.value)).toBeNull();
  await user.selectOptions(screen.getByLabelText(copy.segment), 'device');
  expect(screen.getByLabelText<HTMLSelectElement>(copy.value).value).toBe('phone');
  expect(labels(screen.getByLabelText(copy.compare))).toEqual([copy.against.before, copy.against.all, 'tablet']);
  await waitFor(() => expect(requestsTo(REPORT).at(-1)?.search).toMatchObject({ dimension: 'device', value: 'phone' }));
});

test('another segment is a report of its own, and another dimension is compared with the period before', async () => {
  const { user } = await openPage();
  await user.selectOptions(screen.getByLabelText(copy.segment), 'device');
  await user.selectOptions(screen.getByLabelText(copy.compare), 'tablet');
  const tablet = { dimension: 'device', value: 'tablet', compare: 'no' };
  await waitFor(() => expect(requestsTo(REPORT).map(({ search }) => search)).toContainEqual(expect.objectContaining(tablet)));
  await user.selectOptions(screen.getByLabelText(copy.segment), 'all');
  expect(screen.getByLabelText<HTMLSelectElement>(copy.compare).value).toBe('before');
});

test('most are lost where the most visitors are, not where the share is highest', async () => {
  const stage = (id: string, visitors: number, lost: number) => ({
    id,
    title: `Stage ${id}`,
    visitors,
    lost,
    dropOff: lost / visitors,
    errors: 0,
  });
  const stages = [stage('landing', 1000, 400), stage('city', 600, 100), stage('sales', 100, 90), stage('paid', 10, 0)];
  answer<FunnelReport>(REPORT, () => ({ from: 0, until: 1, stages, countedUntil: null }));
  answer('GET /api/operator/live', () => ({ visitors: 1 }));
  render(<FunnelPage />);
  const figure = (await screen.findByText(copy.figures.drop)).closest('div');
  expect(figure?.textContent).toContain('Stage landing');
  expect(figure?.textContent).toContain('400');
});

test('a change against the period before has an arrow and a meaning; of other visitors only the shares are compared', async () => {
  const stage = (id: string, visitors: number, ofFirst: number) => ({ id, title: id, visitors, ofFirst, lost: 0, errors: 0 });
  const period = (visitors: number, paid: number) => ({
    from: 0,
    until: 1,
    stages: [stage('landing', visitors, 1), stage('paid', paid, paid / visitors)],
  });
  answer<FunnelReport>(REPORT, ({ search }) =>
    search.compare === 'yes'
      ? { ...period(100, 4), previous: period(200, 4), countedUntil: null }
      : { ...period(search.dimension === 'all' ? 400 : 100, search.dimension === 'all' ? 32 : 4), countedUntil: null },
  );
  answer('GET /api/operator/live', () => ({ visitors: 1 }));
  const { user } = render(<FunnelPage />);
  const note = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).parentElement?.textContent;
  expect(await note(copy.figures.visitors)).toBe(`Visitors100−50%, 200 the period before${frameCopy.trend.worse}`);
  expect(await note(copy.figures.paid)).toBe('Paid4as the period before');
  expect(await note(copy.figures.conversion)).toBe(`Conversion4%+100%, 2% the period before${frameCopy.trend.better}`);
  await user.selectOptions(screen.getByLabelText(copy.segment), 'device');
  await user.selectOptions(screen.getByLabelText(copy.compare), copy.against.all);
  await waitFor(async () => expect(await note(copy.figures.visitors)).toBe('Visitors100400 everybody'));
  expect(await note(copy.figures.conversion)).toBe(`Conversion4%−50%, 8% everybody${frameCopy.trend.worse}`);
});

test('a part of the quiz opens into its steps', async () => {
  const stage = (id: string, visitors: number, number?: number) => ({
    id,
    title: `Stage ${id}`,
    visitors,
    lost: 10,
    dropOff: 10 / visitors,
    errors: 0,
    ...(number !== undefined && { number }),
  });
  const stages = [stage('landing', 100), stage('one', 90, 1), stage('two', 80, 2), stage('paid', 70)];
  answer<FunnelReport>(REPORT, () => ({ from: 0, until: 1, stages, countedUntil: null }));
  answer('GET /api/operator/live', () => ({ visitors: 1 }));
  const { user } = render(<FunnelPage />);
  const part = await screen.findByRole('button', { name: new RegExp(funnel.sections[0]?.title ?? '') });
  const list = within(screen.getByRole('list'));
  expect(list.queryByText('2. Stage two')).toBeNull();
  await user.click(part);
  expect(list.getByText('2. Stage two')).toBeTruthy();
  expect(part.getAttribute('aria-expanded')).toBe('true');
});
