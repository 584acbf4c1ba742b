import { z } from 'zod';
import { currentWarning } from '../billing/fraud-warnings.ts';
import { lock, replace } from '../store.ts';
import { type Calls, equalityFilter } from './calls.ts';
import { parseParams, resourceMissing } from './errors.ts';
import { mergeMetadata, metadata } from './params.ts';

const text = z.string().optional();
const Update = z.strictObject({ metadata: metadata.exactOptional() });

export function chargeRoutes(api: Calls): void {
  api.retrieve('payment_intents', 'payment_intent');
  api.post('/v1/payment_intents/:id', async ({ tx, id, params }) => {
    const intent = await lock(tx, 'payment_intent', id);
    if (!intent) throw resourceMissing('payment_intent', id);
    const { metadata: given } = parseParams(Update, params);
    return replace(tx, { ...intent, metadata: mergeMetadata(intent.metadata, given) });
  });
  api.list('payment_intents', 'payment_intent', { customer: text }, equalityFilter);
  api.retrieve('charges', 'charge');
  api.list('charges', 'charge', { customer: text, payment_intent: text }, equalityFilter);
  api.retrieve('radar/early_fraud_warnings', 'radar.early_fraud_warning', currentWarning);
  api.retrieve('disputes', 'dispute');
  api.list('disputes', 'dispute', { charge: text, payment_intent: text }, equalityFilter);
}
