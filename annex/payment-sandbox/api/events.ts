import { z } from 'zod';
import type { Calls } from './calls.ts';

const filters = { type: z.string().optional(), types: z.array(z.string()).min(1).max(20).optional() };

export function eventRoutes(api: Calls): void {
  api.retrieve('events', 'event');
  api.list('events', 'event', filters, ({ type, types }) => ({
    ...(type && { match: { type } }),
    ...(types && { among: { field: 'type', values: types } }),
  }));
}
