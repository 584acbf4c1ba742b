// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '../../content/catalogue/index.ts';
import { labelKnowledge } from '../../content/catalogue/knowledge.ts';
import { formCopy } from '../../content/pages/forms.ts';
import { planCopy as copy } from '../../content/pages/plan.ts';
import { salesCopy } from '../../content/pages/sales.ts';
import { shelfCopy } from '../../content/pages/shelf.ts';
import type { CalendarAddressResponse, DiaryResponse, ProgramOrder, ProgramResponse } from '../../core/api/program.ts';
import type { CatalogueResponse } from '../../core/catalogue/catalogue.ts';
import { catalogueResponse } from '../../core/catalogue/response.ts';
import { day as dayText } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { instant } from '../../core/presentation/instant.ts';
import { type Diary, emptyDiary } from '../../core/program/diary.ts';
import { DAY_MS } from '../../core/time.ts';
import { clearJourney, openJourney } from '../browser/journey.ts';
import { clearProgramOrder } from '../browser/program-order.ts';
import { read, write } from '../browser/storage.ts';
import { offline, refusal, requestsTo, respondWith } from '../testing/network.ts';
import { busyButton, render } from '../testing/render.tsx';
import Plan from './plan.tsx';
import { dry, orderOf, startOnDay } from './testing.ts';

const PROGRAM = 'GET /api/program';
const DIARY = 'POST /api/program/diary';
const oily = {
  gender: 'male',
  age: 'under-25',
  skinType: 'oily',
  skinConcerns: ['pimples-or-acne', 'enlarged-pores'],
  usedSkincareAcids: 'no-acids',
  skincareProductsUse: ['cleanser'],
};
const bought = (change?: Partial<ProgramOrder>) =>
  respondWith<ProgramResponse>(PROGRAM, () => ({ known: true, order: orderOf(change) }));
const heading = (name: string) => screen.findByRole('heading', { name });
const steps = (slot: 'morning' | 'evening') => within(screen.getByRole('region', { name: copy.today[slot] }));

// A slow machine takes longer to load these than the tests wait for them.
beforeAll(() =>
  Promise.all([
    import('./plan-content.tsx'),
    import('./open-by-link.tsx'),
    import('../browser/products-worker/request-handler.ts'),
  ]),
);
beforeEach(() => {
  respondWith<CatalogueResponse>('GET /catalogue.json', () => catalogueResponse(catalogue, labelKnowledge));
  respondWith<DiaryResponse>(DIARY, ({ body }) => ({ diary: (body as DiaryResponse).diary }));
});
afterEach(() =>
  act(() => {
    clearJourney();
    clearProgramOrder();
    vi.useRealTimers();
  }),
);

test('everything that the sales page calls the full report has its heading here', async () => {
  bought();
  render(<Plan />);
  await heading('Day 9 of 28');
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const { seek, avoid, calendar, first, today, products } = copy;
  const places: Readonly<Record<(typeof salesCopy.overview.locked)[number], readonly string[]>> = {
    'What to look after first, and why': [first.title],
    'Ingredients to look for, and to leave out': [seek.title, avoid.title],
    'Morning and evening rituals, step by step': [today.title, today.morning, today.evening],
    'Your calendar for the first month': [calendar.title],
  };
  for (const sold of salesCopy.overview.locked) expect(headings).toEqual(expect.arrayContaining([...places[sold]]));
  expect(headings).toContain(products.title);
});

test('on paper every fold with something to read is open, and the works have the numbers that lines name', {
  tags: 'exhaustive',
}, async () => {
  bought();
  const onPaper = (query: string) => Object.assign(new EventTarget(), { matches: query === 'print', media: query });
  vi.stubGlobal('matchMedia', onPaper);
  render(<Plan />);
  await heading('Day 9 of 28');
  const folds = [...document.querySelectorAll('details')].filter(({ parentElement }) => !parentElement?.closest('details'));
  const closed = folds.filter(({ open }) => !open).map((fold) => fold.querySelector('summary')?.textContent);
  // Private, and made by a button.
  expect(closed).toEqual([copy.calendar.address.title]);
  const numbers = screen.getAllByText(/^Sources? [\d, ]+$/).flatMap(({ textContent }) => textContent?.match(/\d+/g) ?? []);
  const works = document.querySelectorAll('[id^="work-"]');
  expect(Math.max(...numbers.map(Number))).toBe(works.length);
  vi.unstubAllGlobals();
});

test('a step is ticked by a tap, the tick is kept, and another tap undoes it', async () => {
  bought();
  const { user, unmount } = render(<Plan />);
  await heading('Day 9 of 28');
  const [first] = steps('morning').getAllByRole('checkbox');
  await user.click(first as HTMLElement);
  expect(steps('morning').getByRole('status').textContent).toMatch(/^1 of /);
  unmount();
  render(<Plan />);
  await heading('Day 9 of 28');
  const again = steps('morning').getAllByRole('checkbox')[0] as HTMLInputElement;
  expect(again.checked).toBe(true);
  await user.click(again);
  expect(steps('morning').getByRole('status').textContent).toMatch(/^0 of /);
  const { diary } = read('programDiary') as { diary: Diary };
  expect(Object.values(diary.ticks)).toEqual([expect.any(Number)]);
  expect(Math.max(...Object.values(diary.ticks))).toBeLessThan(0);
});

test('what a device with its clock ahead has noted can be changed here', { tags: 'exhaustive' }, async () => {
  const ahead = Date.now() + DAY_MS;
  const there: Diary = {
    ...emptyDiary,
    ticks: { '14-morning-spf': ahead },
    checkIns: { 2: { at: ahead, felt: ['burning'], kept: 'most' } },
  };
  bought({ startedAt: startOnDay(14), diary: there });
  const { user } = render(<Plan />);
  const { checkIn } = copy;
  await heading('Week 2: noted');
  const ticked = () => steps('morning').queryAllByRole('checkbox', { checked: true });
  await user.click(ticked()[0] as HTMLElement);
  expect(ticked()).toEqual([]);
  await user.click(screen.getByRole('button', { name: checkIn.again }));
  await user.click(screen.getByRole('checkbox', { name: checkIn.feelings.fine }));
  await user.click(screen.getByRole('radio', { name: checkIn.keepings.most }));
  await user.click(screen.getByRole('button', { name: checkIn.save }));
  expect(await screen.findByText(checkIn.changes['goes-on'])).toBeTruthy();
});

test('a whole ritual says that it is done, and the ticks of another order do not count', async () => {
  bought();
  const { user, unmount } = render(<Plan />);
  await heading('Day 9 of 28');
  for (const step of steps('evening').getAllByRole('checkbox')) await user.click(step);
  expect(steps('evening').getByText(copy.today.done.evening)).toBeTruthy();
  unmount();
  bought({ id: 'sub_2' });
  render(<Plan />);
  await screen.findByText(/^0 of 4 done/);
  expect(steps('evening').queryByText(copy.today.done.evening)).toBeNull();
});

test('what another device has ticked is ticked here, and what this one noted is sent', { tags: 'exhaustive' }, async () => {
  const there: Diary = { ...emptyDiary, ticks: { '9-morning-spf': 5 } };
  const here: Diary = { ...emptyDiary, ticks: { '9-morning-moisturizer': 7 } };
  write('programDiary', { orderId: 'sub_1', diary: here });
  bought({ diary: there });
  render(<Plan />);
  await heading('Day 9 of 28');
  const ticked = steps('morning')
    .getAllByRole('checkbox')
    .filter((box) => (box as HTMLInputElement).checked);
  expect(ticked).toHaveLength(2);
  const both = { ...emptyDiary, ticks: { ...there.ticks, ...here.ticks } };
  await waitFor(() => expect(requestsTo(DIARY).map(({ body }) => body)).toEqual([{ orderId: 'sub_1', diary: both }]));
});

test('a tick that cannot be sent stays, and goes with the next connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  bought();
  respondWith(DIARY, () => offline);
  const { user } = render(<Plan />);
  await heading('Day 9 of 28');
  await user.click(steps('morning').getAllByRole('checkbox')[0] as HTMLElement);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(requestsTo(DIARY)).toHaveLength(1);
  respondWith<DiaryResponse>(DIARY, ({ body }) => ({ diary: (body as DiaryResponse).diary }));
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(requestsTo(DIARY)).toHaveLength(2));
  expect((steps('morning').getAllByRole('checkbox')[0] as HTMLInputElement).checked).toBe(true);
});

test('a week that burned stops what came last, says why, and can be answered again', async () => {
  bought({ startedAt: startOnDay(14) });
  const { user } = render(<Plan />);
  const { checkIn } = copy;
  await heading('How was week 2?');
  await user.click(screen.getByRole('button', { name: checkIn.save }));
  expect(screen.getByText(checkIn.missing)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: checkIn.feelings.burning }));
  await user.click(screen.getByRole('radio', { name: checkIn.keepings.most }));
  await user.click(screen.getByRole('button', { name: checkIn.save }));
  expect(await screen.findByText('Azelaic acid stops here and does not come back in this plan.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Azelaic acid' })).toBeNull();
  await user.click(screen.getByRole('button', { name: checkIn.again }));
  await user.click(screen.getByRole('checkbox', { name: checkIn.feelings.burning }));
  await user.click(screen.getByRole('checkbox', { name: checkIn.feelings.fine }));
  await user.click(screen.getByRole('radio', { name: checkIn.keepings.some }));
  await user.click(screen.getByRole('button', { name: checkIn.save }));
  expect(await screen.findByText(checkIn.changes['goes-on'])).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Azelaic acid' })).toBeTruthy();
});

test('an answer for a week that was changed stays, with its time', { tags: 'exhaustive' }, async () => {
  const at = Date.now() - DAY_MS;
  const there: Diary = { ...emptyDiary, checkIns: { 2: { at, felt: ['burning', 'dry'], kept: 'hardly' } } };
  bought({ startedAt: startOnDay(14), diary: there });
  const { user } = render(<Plan />);
  const { checkIn } = copy;
  await user.click(await screen.findByRole('button', { name: checkIn.again }));
  await user.click(screen.getByRole('checkbox', { name: checkIn.feelings.fine }));
  await user.click(screen.getByRole('radio', { name: checkIn.keepings.most }));
  await user.click(screen.getByRole('button', { name: checkIn.save }));
  await user.click(await screen.findByText(`Changed on ${dayText(Date.now())}`));
  const felt = `${checkIn.feelings.burning}, ${checkIn.feelings.dry}`;
  expect(screen.getByText(`${instant(at)}: ${felt}. Rituals kept: ${checkIn.keepings.hardly}.`)).toBeTruthy();
});

test('an active of tonight moves to tomorrow by a tap, and back', async () => {
  bought({ startedAt: startOnDay(8) });
  const { user } = render(<Plan />);
  const tonight = () => steps('evening').queryByText(/Azelaic acid/i);
  await heading('Day 8 of 28');
  expect(tonight()).toBeTruthy();
  await user.click(screen.getByRole('button', { name: fill(copy.today.move, { ingredient: 'azelaic acid' }) }));
  expect(tonight()).toBeNull();
  expect(screen.getByText('Azelaic acid has moved from tonight to tomorrow.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: copy.today.moveBack }));
  expect(tonight()).toBeTruthy();
  const { diary } = read('programDiary') as { diary: Diary };
  expect(diary.moves).toEqual({ '8-azelaic-acid': { at: expect.any(Number), to: 8 } });
});

test('an active that was used tonight is not offered another evening', { tags: 'exhaustive' }, async () => {
  bought({ startedAt: startOnDay(8) });
  const { user } = render(<Plan />);
  await heading('Day 8 of 28');
  for (const step of steps('evening').getAllByRole('checkbox')) await user.click(step);
  expect(screen.queryByRole('button', { name: fill(copy.today.move, { ingredient: 'azelaic acid' }) })).toBeNull();
});

test('the calendar moves an evening to a day that the program allows, from today on, and marks where it begins', async () => {
  bought({ startedAt: startOnDay(8) });
  const { user } = render(<Plan />);
  await heading('Day 8 of 28');
  const days = () => screen.getAllByRole('button', { name: /, Day \d+: / });
  const looks = () => days().map((button) => button.getAttribute('data-look'));
  const [begins, next] = looks().flatMap((look, index) => (look === 'basics' ? [] : [index]));
  expect([begins, looks()[7]]).toEqual([7, 'starts']);
  await user.click(days()[7] as HTMLElement);
  const offered = within(screen.getByRole('group', { name: /^Move azelaic acid to another evening/ })).getAllByRole('button');
  // An evening stays free before the next one.
  expect(offered.map(({ textContent }) => textContent)).not.toContain(
    days()[(next ?? 0) - 1]?.getAttribute('aria-label')?.split(',')[0],
  );
  await user.click(offered[0] as HTMLElement);
  expect([looks()[7], looks()[8]]).toEqual(['basics', 'starts']);
  expect(days()[8]?.getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: /, as planned$/ }));
  expect([looks()[7], looks()[8]]).toEqual(['starts', 'basics']);
});

test('no evening moves that is over', async () => {
  bought({ startedAt: startOnDay(9) });
  const { user } = render(<Plan />);
  await heading('Day 9 of 28');
  await user.click(screen.getAllByRole('button', { name: /, Day 8: / })[0] as HTMLElement);
  expect(screen.queryByRole('group', { name: /^Move / })).toBeNull();
});

test('all well stands alone, and breakouts give the calendar another week', { tags: 'exhaustive' }, async () => {
  bought({ startedAt: startOnDay(15) });
  const { user } = render(<Plan />);
  const { checkIn } = copy;
  await heading('How was week 2?');
  const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
  await user.click(box(checkIn.feelings.fine));
  await user.click(box(checkIn.feelings.breakouts));
  expect([box(checkIn.feelings.fine).checked, box(checkIn.feelings.breakouts).checked]).toEqual([false, true]);
  await user.click(screen.getByRole('radio', { name: checkIn.keepings.some }));
  await user.click(screen.getByRole('button', { name: checkIn.save }));
  expect(await heading('Day 15 of 35')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Week 5' })).toBeTruthy();
});

test('in the evening the ritual of the evening comes first, and from eight on the page greets by night', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [hour, first, isNight] of [
    [4, copy.today.morning, true],
    [8, copy.today.morning, false],
    [19, copy.today.evening, false],
    [20, copy.today.evening, true],
  ] as const) {
    vi.setSystemTime(new Date(2026, 10, 28, hour));
    bought({ startedAt: new Date(2026, 10, 20).getTime(), until: null });
    const { unmount } = render(<Plan />);
    await heading('Day 9 of 28');
    const rituals = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(rituals[0]).toBe(first);
    expect(screen.getByRole('heading', { level: 1 }).closest('header')?.dataset.night).toBe(isNight ? 'true' : undefined);
    unmount();
  }
});

test('a tap on a day of the calendar opens its rituals, and today is marked', async () => {
  bought();
  const { user } = render(<Plan />);
  await heading('Day 9 of 28');
  const days = screen.getAllByRole('button', { name: /, Day \d+: / });
  expect(days).toHaveLength(28);
  expect(days.filter((button) => button.getAttribute('aria-current') === 'date')).toEqual([days[8]]);
  await user.click(days[7] as HTMLElement);
  expect(days[7]?.getAttribute('aria-pressed')).toBe('true');
  expect(await heading(`${days[7]?.getAttribute('aria-label')?.split(',')[0]}, Day 8`)).toBeTruthy();
});

test('each line names works that stand in the list with authors and people, which a tap opens', async () => {
  bought();
  const { user } = render(<Plan />);
  await heading(copy.seek.title);
  const [works] = screen.getAllByRole('link', { name: /^Sources? 1\b/ });
  await user.click(works as HTMLElement);
  const target = document.getElementById(works?.getAttribute('href')?.slice(1) ?? '');
  expect(target?.closest('details')?.open).toBe(true);
  const trial = document.getElementById('work-niacinamide-oil') as HTMLElement;
  expect(trial.textContent).toMatch(
    /^Draelos ZD, Matsubara A, Smiles KA\. The effect of 2% niacinamide .+, 2006\. a trial, 130 people$/,
  );
  expect(within(trial).getByRole('link').getAttribute('href')).toBe('https://doi.org/10.1080/14764170600717704');
  expect(document.getElementById('work-fda-sunscreen')?.textContent).toMatch(
    /^Over-the-counter monograph M020: .+ a regulation$/,
  );
});

test('a part of the plan is shown by its link, which the address keeps, and a work by the part in which it stands', async () => {
  history.replaceState(null, '', '/plan');
  bought();
  render(<Plan />);
  await heading('Day 9 of 28');
  const shown = () => document.querySelector('[data-shown][id]')?.id;
  const follow = (fragment: string) =>
    act(() => {
      history.pushState(null, '', fragment);
      dispatchEvent(new Event('hashchange'));
    });
  expect(shown()).toBe('part-today');
  for (const [fragment, part] of [
    ['#products', 'part-products'],
    ['#work-fda-sunscreen', 'part-report'],
  ] as const) {
    follow(fragment);
    expect(shown()).toBe(part);
    expect(location.hash).toBe(fragment);
  }
  expect(screen.getByRole('link', { current: true }).textContent).toBe(copy.parts.report);
  history.replaceState(null, '', '/plan');
});

test('the morning has the sun of the city on this device, and no other', async () => {
  const location = 'Oslo, Norway';
  const year = [0, 1, 2, 3, 5, 6, 6, 5, 3, 1, 0, 0];
  write('journey', { answers: { location }, city: { placeId: '1', name: 'Oslo', label: location, sun: { uv: 1, at: 0, year } } });
  openJourney();
  const time = new Date(2026, 5, 15, 9);
  vi.useFakeTimers({ now: time, toFake: ['Date'] });
  const sun = fill(copy.today.sun, { city: 'Oslo', month: 'June', uv: '6', band: 'high' });
  bought({ answers: { ...dry, location } });
  const { unmount } = render(<Plan />);
  expect(await screen.findByText(sun)).toBeTruthy();
  const months = [...document.querySelectorAll('[data-slot="morning"] [data-band]')];
  expect(months.findIndex((month) => month.hasAttribute('data-now'))).toBe(5);
  unmount();

  bought({ answers: { ...dry, location: 'Lisbon, Portugal' } });
  render(<Plan />);
  await heading(copy.today.morning);
  expect(screen.queryByText(sun)).toBeNull();
});

test('the bottles that were ticked stand above the products', async () => {
  bought();
  render(<Plan />);
  await heading(shelfCopy.title);
  const products = within(screen.getByRole('region', { name: copy.products.title }));
  expect(products.getAllByText(shelfCopy.stays)).toHaveLength(2);
});

test('the products of each step come with their price and the reason', async () => {
  bought();
  render(<Plan />);
  const list = await heading(copy.products.title);
  const section = within(list.closest('section') as HTMLElement);
  expect((await section.findAllByText(/\$\d+\.\d\d · \d+% fit/)).length).toBeGreaterThan(6);
  expect(section.getAllByText(copy.products.keep)).toHaveLength(2);
});

test('a private address of the calendar is made once by a double tap, shown once, and can be ended', async () => {
  bought();
  const answer = Promise.withResolvers<CalendarAddressResponse>();
  respondWith('POST /api/program/calendar', () => answer.promise);
  respondWith('POST /api/program/calendar/end', () => ({ success: true }));
  const { user } = render(<Plan />);
  const { address } = copy.calendar;
  await user.dblClick(await screen.findByRole('button', { name: address.start }));
  answer.resolve({ path: '/api/program/calendars/secret.ics' });
  expect(await screen.findByText(/\/api\/program\/calendars\/secret\.ics$/)).toBeTruthy();
  expect(requestsTo('POST /api/program/calendar').map(({ body }) => body)).toEqual([
    { orderId: 'sub_1', firstDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  await user.click(screen.getByRole('button', { name: address.end }));
  expect(await screen.findByText(address.ended)).toBeTruthy();
  expect(screen.queryByText(/secret\.ics$/)).toBeNull();
});

test('a mail about each week is off until it is asked for, and a choice that cannot be sent is taken back', async () => {
  bought();
  const MAILS = 'POST /api/program/mails';
  respondWith(MAILS, () => offline);
  const { user } = render(<Plan />);
  const { weeklyMail } = copy;
  const box = (await screen.findByRole('checkbox', { name: weeklyMail.label })) as HTMLInputElement;
  expect(box.checked).toBe(false);
  await user.click(box);
  expect(await screen.findByText(weeklyMail.failed)).toBeTruthy();
  expect(box.checked).toBe(false);
  respondWith(MAILS, () => ({ success: true }));
  await user.click(box);
  expect(await screen.findByText(weeklyMail.started)).toBeTruthy();
  expect(box.checked).toBe(true);
  expect(requestsTo(MAILS).map(({ body }) => body)).toEqual([
    { orderId: 'sub_1', weekly: true },
    { orderId: 'sub_1', weekly: true },
  ]);
});

test('a pasted label is read on the device, and an empty one is asked for', async () => {
  bought();
  const { user } = render(<Plan />);
  await heading(copy.label.title);
  const check = screen.getByRole('button', { name: copy.label.check });
  await user.click(check);
  expect(screen.getByText(copy.label.empty)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: copy.label.list }), 'Aqua, Glycerin, Parfum');
  await user.click(check);
  expect(await screen.findByText(/^Leave it: /)).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: copy.label.list }));
  await user.type(screen.getByRole('textbox', { name: copy.label.list }), 'Aqua, Glycerin, Panthenol, Ceramide NP');
  await user.click(check);
  expect(await screen.findByText(/^It fits you: \d+%$/)).toBeTruthy();
});

test('what has ended leaves the report, and takes the rituals and the calendar', async () => {
  bought({ open: false, until: null, renews: false });
  render(<Plan />);
  expect(await screen.findByText(copy.ended.text)).toBeTruthy();
  expect(screen.getByRole('heading', { name: copy.seek.title })).toBeTruthy();
  for (const { title } of [copy.today, copy.calendar]) expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

test('offline the device shows what it knows, until the time that was paid for is over', async () => {
  write('programOrder', orderOf());
  respondWith(PROGRAM, () => offline);
  const { unmount } = render(<Plan />);
  await heading('Day 9 of 28');
  unmount();
  write('programOrder', orderOf({ until: Date.now() - DAY_MS }));
  render(<Plan />);
  expect(await screen.findByText(copy.unsure.text)).toBeTruthy();
  expect(screen.getByRole('heading', { name: copy.seek.title })).toBeTruthy();
});

test('an unknown browser is asked to sign in, and a buyer of nothing reads that', async () => {
  respondWith<ProgramResponse>(PROGRAM, () => ({ known: false, order: null }));
  const { unmount } = render(<Plan />);
  expect(await heading(copy.signIn.title)).toBeTruthy();
  unmount();
  respondWith<ProgramResponse>(PROGRAM, () => ({ known: true, order: null }));
  render(<Plan />);
  expect(await heading(copy.none.title)).toBeTruthy();
});

describe('the link of a mail', () => {
  const KEYS = 'POST /api/program/keys';
  const unknown = () => respondWith<ProgramResponse>(PROGRAM, () => ({ known: false, order: null }));
  afterEach(() => history.replaceState(null, '', '/plan'));

  test('opens the plan by one button, which a scanner of links does not press, and leaves the address', async () => {
    history.replaceState(null, '', '/plan#one-time-token');
    unknown();
    respondWith(KEYS, () => {
      bought();
      return { success: true };
    });
    const { user } = render(<Plan />);
    await heading(copy.link.title);
    expect(requestsTo(KEYS)).toEqual([]);
    await user.click(busyButton(copy.link.action));
    expect(await heading('Day 9 of 28')).toBeTruthy();
    expect(requestsTo(KEYS).map(({ body }) => body)).toEqual([{ token: 'one-time-token' }]);
    expect(location.hash).toBe('');
  });

  test('that is used or too old leads to the sign-in, and a failing connection keeps the button', async () => {
    history.replaceState(null, '', '/plan#one-time-token');
    unknown();
    respondWith(KEYS, () => offline);
    const { user } = render(<Plan />);
    await heading(copy.link.title);
    await user.click(busyButton(copy.link.action));
    expect(await screen.findByText(formCopy.offline)).toBeTruthy();
    respondWith(KEYS, () => refusal('not_found', copy.link.refused));
    await user.click(busyButton(copy.link.action));
    expect(await screen.findByText(copy.link.ended)).toBeTruthy();
    expect(screen.getByRole('link', { name: copy.signIn.action.label }).getAttribute('href')).toBe('/manage');
    expect(location.hash).toBe('');
  });

  test('is left unused where the browser opens the plan already', async () => {
    history.replaceState(null, '', '/plan#one-time-token');
    bought();
    render(<Plan />);
    expect(await heading('Day 9 of 28')).toBeTruthy();
    expect([requestsTo(KEYS), location.hash]).toEqual([[], '']);
  });
});

test('a server that cannot be reached is asked again by a button', async () => {
  respondWith(PROGRAM, () => offline);
  const { user } = render(<Plan />);
  await heading(copy.unreachable.title);
  bought();
  await user.click(screen.getByRole('button', { name: copy.unreachable.retry }));
  expect(await heading('Day 9 of 28')).toBeTruthy();
  expect(requestsTo(PROGRAM)).toHaveLength(2);
});

test('the answers of the device stand in for erased ones, and without any the quiz is offered', async () => {
  bought({ answers: null });
  const { unmount } = render(<Plan />);
  expect(await heading(copy.unanswered.title)).toBeTruthy();
  unmount();
  write('journey', { answers: oily });
  act(openJourney);
  render(<Plan />);
  expect(await heading('Day 9 of 28')).toBeTruthy();
});

test('of two opposite visitors at most 40 percent of the words that stand open are the same', {
  tags: 'exhaustive',
}, async () => {
  const linesFor = async (answers: typeof oily | typeof dry) => {
    bought({ answers });
    const { container, unmount } = render(<Plan />);
    await screen.findAllByText(/\$\d+\.\d\d · \d+% fit/);
    const main = container.querySelector('main');
    const walker = document.createTreeWalker(main as HTMLElement, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      const isFolded = parentElement?.closest('details:not([open])') && !parentElement.closest('summary');
      if (!isFolded) lines.push((textContent ?? '').trim());
    }
    unmount();
    return lines.filter((line) => line !== '');
  };
  const [one, other] = [await linesFor(oily), await linesFor(dry)];
  const wordsOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(/\s+/)).length;
  for (const [lines, others] of [
    [one, other],
    [other, one],
  ] as const) {
    const shared = wordsOf(lines.filter((line) => others.includes(line))) / wordsOf(lines);
    expect(shared).toBeLessThanOrEqual(0.4);
  }
});
