import { expect, test } from 'vitest';
import { programCalendar } from './calendar.ts';
import type { IngredientFamily } from './ingredient.ts';
import type { ActiveUse, SoughtIngredient } from './program.ts';

function active(
  family: IngredientFamily,
  use: Omit<ActiveUse, 'step'>,
  notWith: readonly IngredientFamily[] = [],
): SoughtIngredient {
  return {
    about: { ingredient: family },
    family,
    for: ['lines'],
    step: 'treatment-face',
    use: { ...use, step: 'treatment-face' },
    notWith,
    cautions: [],
    because: [{ step: 'wish', option: 'glow' }],
    sources: ['a-study'],
    evidence: 'strong',
  };
}

const retinoid = active('retinoid', { slot: 'evening', firstWeek: 2, later: 3 }, ['exfoliating-acid']);
const acid = active('exfoliating-acid', { slot: 'evening', firstWeek: 1, later: 2 });
const peptide = active('peptide', { slot: 'evening', firstWeek: 3, later: 3 });
const antioxidant = active('antioxidant', { slot: 'morning', firstWeek: 3, later: 7 });

const daysWith = (calendar: ReturnType<typeof programCalendar>, id: string) =>
  calendar.filter(({ morning, evening }) => [...morning, ...evening].includes(id)).map(({ day }) => day);

test('an active is tried on the arm for a week, begins slowly, and is then used as often as it may be', () => {
  const calendar = programCalendar([antioxidant], false);
  expect(calendar).toHaveLength(28);
  expect(calendar.filter(({ patchTest }) => patchTest === 'antioxidant').map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(daysWith(calendar, 'antioxidant')).toEqual([8, 10, 12, ...Array.from({ length: 14 }, (_, index) => 15 + index)]);
  expect(calendar.filter(({ starts }) => starts)).toEqual([expect.objectContaining({ day: 8, starts: 'antioxidant' })]);
});

test('the second active begins a week after the first, and a fourth waits for later', () => {
  const calendar = programCalendar([retinoid, antioxidant, acid, peptide], false);
  const weeks = calendar.flatMap(({ starts, day }) => (starts ? [[starts, Math.ceil(day / 7)]] : []));
  expect(weeks).toEqual([
    ['retinoid', 2],
    ['antioxidant', 3],
    ['exfoliating-acid', 4],
  ]);
});

test('actives that do not mix have nights of their own, whichever of the two says so', () => {
  for (const seek of [
    [retinoid, acid],
    [acid, retinoid],
  ]) {
    const calendar = programCalendar(seek, false);
    expect(daysWith(calendar, 'retinoid').filter((day) => daysWith(calendar, 'exfoliating-acid').includes(day))).toEqual([]);
    expect(daysWith(calendar, 'exfoliating-acid').length).toBeGreaterThan(0);
  }
});

test('careful skin has one active an evening, other skin may have two that mix', () => {
  const together = (careful: boolean) =>
    programCalendar([retinoid, peptide], careful).filter(({ evening }) => evening.length > 1);
  expect(together(true)).toEqual([]);
  expect(together(false).length).toBeGreaterThan(0);
});

test('without actives the calendar has days and nothing new on them', () => {
  expect(programCalendar([], false)).toEqual(
    Array.from({ length: 28 }, (_, index) => ({ day: index + 1, morning: [], evening: [] })),
  );
});
