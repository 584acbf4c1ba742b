import { z } from 'zod';
import { type Calls, equal } from './calls.ts';

const text = z.string().optional();

export function chargeRoutes(api: Calls): void {
  api.retrieve('payment_intents', 'payment_intent');
  api.list('payment_intents', 'payment_intent', { customer: text }, equal);
  api.retrieve('charges', 'charge');
  api.list('charges', 'charge', { customer: text, payment_intent: text }, equal);
  api.retrieve('disputes', 'dispute');
  api.list('disputes', 'dispute', { charge: text, payment_intent: text }, equal);
}
