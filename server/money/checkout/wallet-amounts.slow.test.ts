import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { consent } from '../../../content/pages/checkout.ts';
import { plans } from '../../../content/plans.ts';
import { renewalConsent } from '../../../core/checkout/consent.ts';
import { introductoryTerms, regularTerms, shownAmounts } from '../../../core/checkout/terms.ts';
import { rounds } from '../../../core/testing.ts';
import { DAY_MS } from '../../../core/time.ts';
import { visitorId } from '../../platform/http/visitor.ts';
import { browser, type TestShop, testShop } from './testing.ts';

/** Each has its own shop: what thousands of walks leave behind makes every further one slower. */
const HUNDREDS = rounds(100, 1);

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
  shop.deps.limited = false;
});
afterEach(() => shop.close());

type Visitor = ReturnType<typeof browser>;
type Shown = { readonly clientSecret: string; readonly sessionId: string; readonly dueNow: number };
/** One dialog of a browser. Each has ticked boxes of its own. */
type Tab = { plan: number; price: 'introductory' | 'regular'; shown: Shown | undefined };

const tab = fc.integer({ min: 0, max: 1 });
const actions = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('tick' as const), tab }),
    fc.oneof(
      fc.record({ act: fc.constant('untick' as const), tab }),
      fc.record({ act: fc.constant('switch plan' as const), tab, plan: fc.integer({ min: 0, max: plans.length - 1 }) }),
      fc.record({
        act: fc.constant('see the price' as const),
        tab,
        price: fc.constantFrom('introductory' as const, 'regular' as const),
      }),
      fc.record({ act: fc.constant('end the offer' as const), tab }),
      fc.record({ act: fc.constant('go to the page and Back' as const), tab }),
    ),
  ),
  { minLength: 4, maxLength: 12 },
);
const walks = fc.record({ hasOffer: fc.boolean(), first: fc.integer({ min: 0, max: plans.length - 1 }), actions, last: tab });

/** What a tab shows, by its plan and by the price that it has seen. */
function termsOf({ plan, price }: Tab) {
  const chosen = plans[plan] ?? plans[0];
  return { plan: chosen, terms: price === 'introductory' ? introductoryTerms(chosen) : regularTerms(chosen) };
}

async function tick(visitor: Visitor, tab: Tab): Promise<void> {
  const { plan, terms } = termsOf(tab);
  const shown = shownAmounts(terms);
  const answer = await visitor.elements({ planId: plan.id, shown });
  if (answer.statusCode !== 200) return;
  const { clientSecret, sessionId } = answer.json();
  tab.shown = { clientSecret, sessionId, dueNow: shown.dueNow };
  await agree(visitor, tab.shown, renewalConsent(consent, plan, terms));
}

/** The sheet, the dialog and the consent name one amount. */
async function agree(visitor: Visitor, { clientSecret, sessionId, dueNow }: Shown, sentence: string): Promise<void> {
  expect((await visitor.sheet(clientSecret)).json()).toMatchObject({ amount: dueNow });
  const recorded = await shop.db
    .selectFrom('consent_records')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'attempt_id')
    .select(['kind', 'text', 'consent_records.due_now'])
    .where('session_id', '=', sessionId)
    .execute();
  expect(recorded.map(({ kind }) => kind).toSorted()).toEqual(['adult', 'renewal']);
  expect(recorded.map(({ due_now }) => due_now)).toEqual([dueNow, dueNow]);
  expect(recorded.find(({ kind }) => kind === 'renewal')?.text).toBe(sentence);
}

async function untick(visitor: Visitor, tab: Tab): Promise<void> {
  if (!tab.shown) return;
  await visitor.endElements(tab.shown.sessionId);
  tab.shown = undefined;
}

async function chargesOf({ email }: Visitor): Promise<number[]> {
  const charges = await sql<{ amount: number }>`
    select (data->>'amount')::int as amount from sandbox_objects
    where type = 'charge' and data @> ${JSON.stringify({ billing_details: { email } })}::jsonb`.execute(shop.db);
  return charges.rows.map(({ amount }) => amount);
}

test.each(Array.from({ length: HUNDREDS }, (_, index) => index + 1))(
  'in hundred %i of walks the sheet, the dialog, the consent and the charge name one amount, and of all sessions that were shown one is charged',
  async () => {
    const counts = { charged: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(walks, async ({ hasOffer, first, actions, last }) => {
        const visitor = browser(shop);
        if (hasOffer) await visitor.startOffer();
        const price = hasOffer ? 'introductory' : 'regular';
        const tabs: [Tab, Tab] = [
          { plan: first, price, shown: undefined },
          { plan: first, price, shown: undefined },
        ];
        const everShown = new Map<string, Shown>();
        for (const action of actions) {
          const at = tabs[action.tab] ?? tabs[0];
          if (action.act === 'tick') await tick(visitor, at);
          if (action.act === 'untick') await untick(visitor, at);
          if (action.act === 'switch plan' || action.act === 'see the price') {
            await untick(visitor, at);
            if (action.act === 'switch plan') at.plan = action.plan;
            else at.price = action.price;
          }
          if (action.act === 'end the offer')
            await shop.db
              .updateTable('offers')
              .set({ deadline: new Date(Date.now() - DAY_MS) })
              .where('visitor_id', '=', visitorId(visitor.visitor))
              .execute();
          if (action.act === 'go to the page and Back') {
            const { plan, terms } = termsOf(at);
            await visitor.checkout({ planId: plan.id, shown: shownAmounts(terms) });
          }
          if (at.shown) everShown.set(at.shown.sessionId, at.shown);
        }
        const agreed = (tabs[last] ?? tabs[0]).shown;
        const others = [...everShown.values()].filter(({ sessionId }) => sessionId !== agreed?.sessionId);
        const paid = [];
        for (const each of [...(agreed ? [agreed] : []), ...others])
          if ((await visitor.payElements(each.clientSecret)).statusCode === 200) paid.push(each.dueNow);
        expect(paid.length).toBeLessThanOrEqual(1);
        expect(await chargesOf(visitor)).toEqual(paid);
        counts[paid.length === 1 ? 'charged' : 'refused'] += 1;
      }),
      { numRuns: 100 },
    );
    expect(counts.charged).toBeGreaterThan(0);
    expect(counts.refused).toBeGreaterThan(0);
  },
  600_000,
);
