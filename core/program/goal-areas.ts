import type { AreaIndex } from './skin-index.ts';

/** Points. Less is no goal to sell. */
const MIN_GAIN = 6;
const MOST = 3;

type AreasByOption = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The areas that the answers are about, the most wanted first: in the order of the questions, and of what was chosen. */
function wantedAreas(byOption: AreasByOption, answers: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(byOption).flatMap(([step, areas]) =>
    [answers[step]].flat().flatMap((option) => (typeof option === 'string' ? (areas[option] ?? []) : [])),
  );
}

export type GoalAreas<Area> = { readonly gains: readonly Area[]; readonly kept: readonly Area[] };

/** Three areas to aim at: of those with a gain the wanted ones before the others, and the most wanted stands first. */
export function goalAreas<Area extends Pick<AreaIndex, 'id' | 'percent' | 'goal'>>(
  areas: readonly Area[],
  byOption: AreasByOption,
  answers: Readonly<Record<string, unknown>>,
): GoalAreas<Area> {
  const wanted = wantedAreas(byOption, answers);
  const gaining = areas.filter(({ percent, goal }) => goal - percent >= MIN_GAIN);
  const named = wanted.flatMap((id) => gaining.filter((area) => area.id === id));
  const shown = [...new Set([...named, ...gaining, ...areas])].slice(0, MOST);
  const [lead] = wanted;
  const ordered = [...shown.filter(({ id }) => id === lead), ...areas.filter((area) => area.id !== lead && shown.includes(area))];
  return {
    gains: ordered.filter((area) => gaining.includes(area)),
    kept: ordered.filter((area) => !gaining.includes(area)),
  };
}
