import { funnel } from '../../content/funnel/index.ts';
import { type OuterStage, type Stage, stagesOf } from '../../core/analytics/stages.ts';
import { type Traits, type Visit, withEvent } from '../../core/analytics/visit.ts';
import { answerGroups } from '../../core/funnel/segments.ts';
import type { StepKind } from '../../core/funnel/step.ts';
import { DAY_MS, HOUR_MS } from '../../core/time.ts';
import { randomSource } from './campaigns.ts';
import type { SeededRandom } from './random.ts';
import type { Rows } from './rows.ts';

const STAGES = stagesOf(funnel);
const DEVICES = ['phone', 'phone', 'phone', 'phone', 'tablet', 'desktop'];
const COUNTRIES = ['US', 'US', 'US', 'DE', 'GB', 'CA', 'FR', 'unknown'];
/** Percent of visitors who leave at a kind of step or at an outer stage; 2 at any other. */
const DROP_OFF_PERCENT: Readonly<Partial<Record<StepKind | OuterStage, number>>> = {
  landing: 38,
  intro: 6,
  analyze: 11,
  city: 5,
  'keep-results': 24,
  prediction: 30,
};
/** Visitors without an address, for each who leaves one. */
const OTHER_VISITS = 4;

export function* visitsOf(
  random: SeededRandom,
  { leads, checkout_attempts, subscriptions }: Rows,
  until: number,
): Generator<Visit> {
  const paid = new Set(subscriptions.map(({ attempt_id }) => attempt_id));
  const reached = new Map(checkout_attempts.map(({ visitor_id, id }) => [visitor_id, paid.has(id) ? 'paid' : 'checkout']));
  const sources = new Map(checkout_attempts.flatMap(({ visitor_id, source }) => (source ? [[visitor_id, source]] : [])));
  for (const { visitor_id, created_at } of leads) {
    const at = counted((created_at as Date).getTime(), until);
    const source = sources.get(visitor_id ?? '') ?? randomSource(random);
    yield visit(random, at, source, reached.get(visitor_id ?? '') ?? 'prediction');
    for (let other = 0; other < OTHER_VISITS; other++)
      yield visit(random, at, randomSource(random), STAGES[leavesAt(random)]?.id ?? 'landing');
  }
}

/** Rounded to the evening of the day, or of the week after two months, because hourly counts are slow to write; never ahead. */
function counted(time: number, until: number): number {
  const length = until - time > 60 * DAY_MS ? 7 * DAY_MS : DAY_MS;
  const evening = Math.floor(time / length) * length + 18 * HOUR_MS;
  return evening <= until ? evening : Math.floor(time / HOUR_MS) * HOUR_MS;
}

function leavesAt(random: SeededRandom): number {
  const last = STAGES.findIndex(({ id }) => id === 'keep-results');
  const lastIndex = STAGES.slice(0, last).findIndex(({ id, kind }) =>
    random.happens(DROP_OFF_PERCENT[kind ?? (id as OuterStage)] ?? 2),
  );
  return lastIndex < 0 ? last : lastIndex;
}

function visit(random: SeededRandom, at: number, source: string, until: string): Visit {
  const device = random.pick(DEVICES);
  const inApp = device === 'phone' && ['instagram', 'tiktok', 'facebook'].includes(source) && random.happens(70);
  const traits: Traits = { source, device, browser: inApp ? source : 'none', country: random.pick(COUNTRIES) };
  const consentsToAnswers = random.happens(31);
  let seen: Visit | undefined;
  for (const stage of STAGES) {
    const answers = consentsToAnswers ? answersAt(random, stage) : {};
    seen = atStage(random, seen, { at, traits, answers }, stage);
    if (stage.id === until) break;
  }
  return seen as Visit;
}

/** A few are enough for the reports. */
const QUESTIONS = funnel.asking.filter((step) => answerGroups(step).length > 0).slice(0, 8);

function answersAt(random: SeededRandom, { id }: Stage): Readonly<Record<string, readonly string[]>> {
  const step = QUESTIONS.find((asked) => asked.id === id);
  return step ? { [id]: [random.pick(answerGroups(step)).id] } : {};
}

type Arrival = Omit<Parameters<typeof withEvent>[1], 'effect'>;

function atStage(random: SeededRandom, before: Visit | undefined, arrival: Arrival, { id: stage }: Stage): Visit {
  let seen = withEvent(before, { ...arrival, effect: { stage, kind: 'views' } });
  const again = { at: arrival.at, traits: arrival.traits };
  if (random.happens(80))
    seen = withEvent(seen, { ...again, effect: { stage, kind: 'time', seconds: 2 + random.roll(140) / 10 } });
  if (random.happens(3)) seen = withEvent(seen, { ...again, effect: { stage, kind: 'backs' } });
  if (random.happens(stage === 'keep-results' || stage === 'payment' ? 6 : 0.4))
    seen = withEvent(seen, { ...again, effect: { stage, kind: 'errors' } });
  return seen;
}
