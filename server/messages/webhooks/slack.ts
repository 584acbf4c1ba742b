import { brand } from '../../../content/brand.ts';
import { slackCopy, slackTry } from '../../../content/operator/slack.ts';
import { soldPlans } from '../../../content/upsell.ts';
import { CURRENCY, planTitle } from '../../../core/plans/plan.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import type { WebhookType } from '../../../core/webhooks/event.ts';
import type { WebhookEvent } from './store.ts';

export function isForSlack(type: WebhookType): boolean {
  return slackCopy[type] !== undefined;
}

/** docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
export function slackMessage({ type, data }: Pick<WebhookEvent, 'type' | 'data'>): string | undefined {
  const words = slackCopy[type];
  if (words === undefined) return undefined;
  const { plan, amount, currency, source, sentence, outcome } = data as Readonly<Record<string, unknown>>;
  const values = {
    plan: planTitle(soldPlans, String(plan)),
    amount: money(Number(amount ?? 0), String(currency ?? CURRENCY)),
    source: String(source),
    sentence: String(sentence),
    outcome: String(outcome),
  };
  return JSON.stringify({ text: escaped(fill(words, values)) });
}

export function slackTryMessage(): string {
  return JSON.stringify({ text: escaped(fill(slackTry, { brand: brand.name })) });
}

/** Slack reads these three characters as control sequences. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
