// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { frameCopy } from '../../../content/operator/frame.ts';
import { funnelCopy as copy } from '../../../content/operator/funnel.ts';
import type { FunnelReport, FunnelSegments, FurtherFunnels } from '../../../core/api/operator/funnel.ts';
import type { SavedSegment, SavedSegmentId, SavedSegmentList } from '../../../core/api/operator/saved-segments.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { refusal, requestsTo, respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { RoleContext } from '../parts/role.ts';
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
  answer: [
    {
      ...{ id: 'gender', title: 'What is your gender?' },
      options: ['Woman', 'Man', 'Other'].map((label) => ({ id: label.toLowerCase(), label })),
    },
    { id: 'dry', title: 'Is it dry?', options: [{ id: 'yes', label: 'Yes' }] },
  ],
};

const SAVED = 'GET /api/operator/saved-segments';
const SAVE = 'POST /api/operator/saved-segments';
const phones: SavedSegment = {
  ...{ id: '1', name: 'Phones', madeBy: 'ann@example.com' },
  conditions: [{ dimension: 'device', value: 'phone' }],
};

beforeEach(() => {
  const stages = [{ id: 'landing', title: 'Landing', visitors: 0, lost: 0 }];
  respondWith<FunnelReport>(REPORT, () => ({ from: 0, until: 1, stages, countedUntil: null, agreedOnly: false }));
  respondWith<FunnelSegments>('GET /api/operator/funnel/segments', () => segments);
  respondWith<SavedSegmentList>(SAVED, () => ({ segments: [] }));
  respondWith<FurtherFunnels>('GET /api/operator/funnels', () => ({ funnels: [] }));
});

const labels = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const chips = () => within(screen.getByRole('region', { name: copy.conditions.title })).queryAllByRole('listitem');
const lastConditions = () => requestsTo(REPORT).at(-1)?.query.getAll('condition');

async function openPage() {
  const rendered = render(<FunnelPage />);
  await screen.findByText(copy.empty);
  return rendered;
}

type User = Awaited<ReturnType<typeof openPage>>['user'];

async function add(user: User, dimension: string, value?: string) {
  await user.click(screen.getByRole('button', { name: copy.conditions.add }));
  await user.selectOptions(screen.getByLabelText(copy.conditions.kind), dimension);
  if (value) await user.selectOptions(screen.getByLabelText(copy.conditions.value), value);
  await user.click(screen.getByRole('button', { name: copy.conditions.confirm }));
}

test('a condition is added with the keyboard and can be compared with everybody and its other values', async () => {
  const { user } = await openPage();
  expect(screen.queryByRole('option', { name: copy.against.all })).toBeNull();
  screen.getByRole('button', { name: copy.conditions.add }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText(copy.conditions.kind));
  await user.selectOptions(screen.getByLabelText(copy.conditions.kind), 'device');
  expect(labels(screen.getByLabelText(copy.conditions.value))).toEqual(['phone', 'tablet']);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(chips().map(({ textContent }) => textContent)).toEqual(['Device: phone']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: copy.conditions.add }));
  expect(labels(screen.getByLabelText(copy.compare))).toEqual([copy.against.before, copy.against.all, 'tablet']);
  await waitFor(() => expect(lastConditions()).toEqual(['device:phone']));
});

test('values of one trait are alternatives, answers to another question are conditions beside them, and each can be removed', async () => {
  const [step] = segments.answer;
  const [option] = step?.options ?? [];
  const { user } = await openPage();
  await add(user, 'device', 'phone');
  await add(user, 'answer', `${step?.id}:${option?.id}`);
  await add(user, 'device', 'tablet');
  const answered = `${step?.title} – ${option?.label}`;
  expect(chips().map(({ textContent }) => textContent)).toEqual([
    'Device: phone',
    `${copy.conditions.or}Device: tablet`,
    `${copy.conditions.and}${answered}`,
  ]);
  await waitFor(() => expect(lastConditions()).toEqual(['device:phone', 'device:tablet', `answer:${step?.id}:${option?.id}`]));
  await user.click(screen.getByRole('button', { name: fill(copy.conditions.remove, { condition: answered }) }));
  await user.click(screen.getByRole('button', { name: fill(copy.conditions.remove, { condition: 'Device: tablet' }) }));
  expect(chips()).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: copy.conditions.add }));
});

test('five conditions are the most', async () => {
  const { user } = await openPage();
  await add(user, 'device', 'phone');
  for (let n = 0; n < 4; n++) await add(user, 'answer');
  expect(screen.getByText(copy.conditions.most)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: copy.conditions.add }));
  expect(screen.queryByLabelText(copy.conditions.kind)).toBeNull();
});

test('another value is a report of its own, and other conditions are compared with the period before', async () => {
  const { user } = await openPage();
  await add(user, 'device', 'phone');
  await user.selectOptions(screen.getByLabelText(copy.compare), 'tablet');
  await waitFor(() => expect(requestsTo(REPORT).map(({ search }) => search.condition)).toContain('device:tablet'));
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(screen.getByLabelText<HTMLSelectElement>(copy.compare).value).toBe('before');
});

test('conditions are saved under a name, and a refused name is reported beside its field', async () => {
  respondWith(SAVE, () => refusal('conflict', 'Taken.', { fields: { name: 'Taken.' } }));
  const { user } = await openPage();
  await add(user, 'device', 'phone');
  await user.click(await screen.findByRole('button', { name: copy.saved.save }));
  await user.type(screen.getByLabelText(copy.saved.name), 'Phones{Enter}');
  expect(await screen.findByText('Taken.')).toBeTruthy();
  respondWith<SavedSegmentId>(SAVE, () => ({ id: '1' }));
  respondWith<SavedSegmentList>(SAVED, () => ({ segments: [phones] }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Save/ }));
  expect(await screen.findByRole('button', { name: copy.saved.remove })).toBeTruthy();
  expect(requestsTo(SAVE).at(-1)?.body).toEqual({ name: 'Phones', conditions: phones.conditions });
  expect(screen.getByLabelText<HTMLSelectElement>(copy.saved.label).value).toBe('1');
});

test('a saved segment opens with its conditions and is deleted after a question', async () => {
  respondWith<SavedSegmentList>(SAVED, () => ({ segments: [phones] }));
  const { user } = await openPage();
  await user.selectOptions(await screen.findByLabelText(copy.saved.label), 'Phones');
  expect(chips().map(({ textContent }) => textContent)).toEqual(['Device: phone']);
  const REMOVAL = 'POST /api/operator/saved-segments/1/removal';
  respondWith(REMOVAL, () => ({ success: true }));
  respondWith<SavedSegmentList>(SAVED, () => ({ segments: [] }));
  await user.click(screen.getByRole('button', { name: copy.saved.remove }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: new RegExp(`^${copy.saved.remove}`) }));
  expect(await screen.findByRole('button', { name: copy.saved.save })).toBeTruthy();
  expect(requestsTo(REMOVAL)).toHaveLength(1);
  expect(chips()).toHaveLength(1);
});

test('a role that may not save segments opens them only', async () => {
  respondWith<SavedSegmentList>(SAVED, () => ({ segments: [phones] }));
  const { user } = render(
    <RoleContext value="support">
      <FunnelPage />
    </RoleContext>,
  );
  await user.selectOptions(await screen.findByLabelText(copy.saved.label), 'Phones');
  expect(chips()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: copy.saved.remove })).toBeNull();
});

test('a report of visitors who agreed to statistics says so and leaves out what is not kept', async () => {
  const stages = [{ id: 'landing', title: 'Landing', visitors: 40, lost: 0 }];
  respondWith<FunnelReport>(REPORT, () => ({ from: 0, until: 1, stages, countedUntil: 1, agreedOnly: true, hidden: true }));
  respondWith('GET /api/operator/live', () => ({ visitors: 1 }));
  render(<FunnelPage />);
  expect(await screen.findByText(/of visitors who agreed to statistics.*too small to show/)).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: copy.table.errors })).toBeNull();
});

test('a report without a stage that may be shown says why', async () => {
  respondWith<FunnelReport>(REPORT, () => ({ from: 0, until: 1, stages: [], countedUntil: 1, agreedOnly: true }));
  render(<FunnelPage />);
  expect(await screen.findByText(copy.tooFew)).toBeTruthy();
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
  respondWith<FunnelReport>(REPORT, () => ({ from: 0, until: 1, stages, countedUntil: null, agreedOnly: false }));
  respondWith('GET /api/operator/live', () => ({ visitors: 1 }));
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
  respondWith<FunnelReport>(REPORT, ({ search }) =>
    search.compare === 'yes'
      ? { ...period(100, 4), previous: period(200, 4), countedUntil: null, agreedOnly: false }
      : {
          ...period(search.condition ? 100 : 400, search.condition ? 4 : 32),
          countedUntil: null,
          agreedOnly: false,
        },
  );
  respondWith('GET /api/operator/live', () => ({ visitors: 1 }));
  const { user } = render(<FunnelPage />);
  const note = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).parentElement?.textContent;
  expect(await note(copy.figures.visitors)).toBe(`Visitors100−50%, 200 the period before${frameCopy.trend.worse}`);
  expect(await note(copy.figures.paid)).toBe('Paid4as the period before');
  expect(await note(copy.figures.conversion)).toBe(`Conversion4%+2 points, 2% the period before${frameCopy.trend.better}`);
  await add(user, 'device', 'phone');
  await user.selectOptions(screen.getByLabelText(copy.compare), copy.against.all);
  await waitFor(async () => expect(await note(copy.figures.visitors)).toBe('Visitors100400 everybody'));
  expect(await note(copy.figures.conversion)).toBe(`Conversion4%−4 points, 8% everybody${frameCopy.trend.worse}`);
});

test('a part of the quiz opens into its steps', async () => {
  const stage = (id: string, visitors: number, number?: number) => ({
    id,
    title: `Stage ${id}`,
    visitors,
    lost: 10,
    dropOff: 10 / visitors,
    errors: 0,
    ...(number !== undefined && { number, section: { id: 'nights', title: 'Your nights' } }),
  });
  const stages = [stage('landing', 100), stage('one', 90, 1), stage('two', 80, 2), stage('paid', 70)];
  respondWith<FunnelReport>(REPORT, () => ({ from: 0, until: 1, stages, countedUntil: null, agreedOnly: false }));
  respondWith('GET /api/operator/live', () => ({ visitors: 1 }));
  const { user } = render(<FunnelPage />);
  const part = await screen.findByRole('button', { name: /Your nights/ });
  const list = within(screen.getByRole('list'));
  expect(list.queryByText('2. Stage two')).toBeNull();
  await user.click(part);
  expect(list.getByText('2. Stage two')).toBeTruthy();
  expect(part.getAttribute('aria-expanded')).toBe('true');
});

describe('of several funnels', () => {
  const answers = {
    ...{ id: 'nightHours', title: 'How long do you sleep?' },
    options: [{ id: 'under-5', label: 'Under 5 h' }],
  };
  beforeEach(() => {
    respondWith<FurtherFunnels>('GET /api/operator/funnels', () => ({ funnels: [{ id: 'sleep', title: 'Sleep' }] }));
    respondWith<FunnelSegments>('GET /api/operator/funnel/segments', ({ search }) =>
      search.funnel === 'sleep' ? { ...segments, answer: [answers] } : segments,
    );
  });
  const choose = async (user: User, title: string) => user.selectOptions(await screen.findByLabelText(copy.funnels.label), title);
  const offered = async () => labels(await screen.findByLabelText(copy.conditions.value));

  test('conditions offer the answers to the questions of the chosen one, and those of another are put aside', async () => {
    const woman: SavedSegment = {
      ...{ id: '2', name: 'Women', madeBy: 'ann@example.com' },
      conditions: [{ dimension: 'answer', value: 'gender:woman' }],
    };
    respondWith<SavedSegmentList>(SAVED, () => ({ segments: [phones, woman] }));
    const { user } = await openPage();
    await add(user, 'answer', 'gender:woman');
    await choose(user, 'Sleep');
    await waitFor(() => expect(chips()).toEqual([]));
    await waitFor(() => expect(requestsTo(REPORT).at(-1)?.query.get('funnel')).toBe('sleep'));
    expect(lastConditions()).toEqual([]);
    expect(labels(screen.getByLabelText(copy.saved.label))).toEqual([copy.conditions.everybody, 'Phones']);
    await user.click(screen.getByRole('button', { name: copy.conditions.add }));
    await user.selectOptions(screen.getByLabelText(copy.conditions.kind), 'answer');
    expect(await offered()).toEqual(['Under 5 h']);
    await user.click(screen.getByRole('button', { name: copy.conditions.confirm }));
    expect(chips().map(({ textContent }) => textContent)).toEqual(['How long do you sleep? – Under 5 h']);
    await waitFor(() => expect(lastConditions()).toEqual(['answer:nightHours:under-5']));
  });

  test('one that sells nothing has no buyers, and one that sells has its own', async () => {
    const stage = (id: string, visitors: number) => ({ id, title: id, visitors, ofFirst: visitors / 100, lost: 0, errors: 0 });
    const report = { from: 0, until: 1, countedUntil: null, agreedOnly: false };
    respondWith('GET /api/operator/live', () => ({ visitors: 1 }));
    respondWith<FunnelReport>(REPORT, ({ search }) => ({
      ...report,
      stages: search.funnel === 'sleep' ? [stage('sleep/welcome', 100)] : [stage('short/welcome', 100), stage('short/paid', 7)],
    }));
    const { user } = render(<FunnelPage />);
    const paid = await screen.findByText(copy.figures.paid, { selector: 'dt' });
    expect(paid.parentElement?.textContent).toContain('7');
    await choose(user, 'Sleep');
    await waitFor(() => expect(screen.queryByText(copy.figures.paid, { selector: 'dt' })).toBeNull());
    expect(screen.queryByText(new RegExp(copy.chart.hidden))).toBeNull();
  });
});
