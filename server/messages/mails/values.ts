import { planWords } from '../../../content/mails/common.ts';
import { upsell } from '../../../content/upsell.ts';
import type { MailFacts, MailTemplate } from '../../../core/mails/mail-facts.ts';
import { periodText } from '../../../core/plans/period.ts';
import { CURRENCY, type Currency, findPlan, type Plan, planTitle } from '../../../core/plans/plan.ts';
import { day } from '../../../core/presentation/day.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { instant } from '../../../core/presentation/instant.ts';
import { money } from '../../../core/presentation/money.ts';
import type { Addresses } from '../../platform/audience.ts';
import type { Values } from './inline.ts';

type Fact = { [T in MailTemplate]: keyof MailFacts[T] }[MailTemplate];
type Facts = Readonly<Partial<Record<Fact, string | number | boolean>>>;

/** Times are in UTC. */
export function valuesOf(facts: Facts, plans: readonly Plan[], { publicUrl, operatorUrl }: Addresses): Values {
  const words = Object.entries(facts).map(([name, fact]) => [
    name,
    formatFact(name as Fact, fact, String(facts.currency ?? CURRENCY)),
  ]);
  const site = publicUrl.origin;
  return {
    ...Object.fromEntries(words),
    ...planValues(String(facts.planId), plans),
    site,
    door: `${site}/${facts.funnel ?? ''}`,
    manage: `${site}/manage`,
    planLink: facts.planLink === undefined ? `${site}/plan` : String(facts.planLink),
    dashboard: `${operatorUrl.origin}/operator`,
    ...unsubscribeValue(facts, site),
  };
}

function formatFact(name: Fact, fact: string | number | boolean, currency: Currency): string | undefined {
  switch (name) {
    case 'amount':
    case 'renewalAmount':
    case 'regularAmount':
      return money(Number(fact), currency);
    case 'receivedAt':
    case 'changedAt':
    case 'signedInAt':
    case 'disabledAt':
    case 'failingSince':
    case 'erasedAt':
      return instant(Date.parse(String(fact)));
    case 'orderedOn':
    case 'renewsOn':
    case 'regularFrom':
    case 'resumesOn':
    case 'paidOn':
    case 'retryOn':
    case 'accessUntil':
    case 'unpaidSince':
    case 'endedOn':
    case 'refundedOn':
    case 'startsOn':
    case 'analyticsDue':
    case 'keptUntil':
      return day(Date.parse(String(fact)), 'UTC');
    case 'introductory':
    case 'discountOver':
    case 'discounted':
    case 'trial':
    case 'providerSells':
    case 'refunds':
    case 'confirmation':
    case 'address':
    case 'answers':
    case 'messages':
    case 'offer':
    case 'order':
    case 'subscription':
    case 'entitlements':
      return fact ? 'yes' : undefined;
    default:
      return String(fact);
  }
}

function planValues(id: string, plans: readonly Plan[]): Values {
  const plan = findPlan(plans, id);
  const named = id === upsell?.id ? planWords.besidePlan : planWords.named;
  return {
    plan: fill(named, { title: planTitle(plans, id) }),
    period: plan && !plan.once ? periodText(planWords.periods, plan.period) : planWords.unknown,
    ...(plan?.once && { once: 'yes' }),
  };
}

function unsubscribeValue({ unsubscribeToken: token }: Facts, site: string): Values {
  return token === undefined ? {} : { unsubscribe: `${site}/unsubscribe#${token}` };
}
