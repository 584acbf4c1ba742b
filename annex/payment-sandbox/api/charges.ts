import { z } from 'zod';
import { currentWarning } from '../billing/fraud-warnings.ts';
import { type Calls, equalityFilter } from './calls.ts';

const text = z.string().optional();

export function chargeRoutes(api: Calls): void {
  api.retrieve('charges', 'charge');
  api.list('charges', 'charge', { customer: text, payment_intent: text }, equalityFilter);
  api.retrieve('radar/early_fraud_warnings', 'radar.early_fraud_warning', currentWarning);
  api.retrieve('disputes', 'dispute');
  api.list('disputes', 'dispute', { charge: text, payment_intent: text }, equalityFilter);
}
