import { parseArgs } from 'node:util';
import { DeliveryFilter } from '../../core/api/operator/deliveries.ts';

export const USAGE = `Deliveries to other systems, and their state.

  npm run operator deliveries                          what has not arrived
  npm run operator deliveries -- list --state=given-up waiting, queued, working, retrying, given-up, done or owed (which is all but done)
  npm run operator deliveries -- list --job=mail       of one kind; --limit=50 and --offset=0 turn pages
  npm run operator deliveries -- retry <id>            try it again now
  npm run operator deliveries -- retry all             everything that failed; --job=mail: of one kind
  npm run operator deliveries -- give-up <id>          never try it again
  --json                                               for programs`;

export type DeliveryArguments = { readonly json: boolean } & (
  | { readonly act: 'list'; readonly filter: DeliveryFilter }
  | {
      readonly act: 'retry';
      readonly chosen: { readonly id: string } | { readonly all: true; readonly job?: string | undefined };
    }
  | { readonly act: 'give-up'; readonly id: string }
);

/** Undefined for invalid arguments. */
export function readArguments(args: readonly string[]): DeliveryArguments | undefined {
  try {
    const text = { type: 'string' } as const;
    const options = { state: text, job: text, limit: text, offset: text, json: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [act = 'list', id, ...rest] = positionals;
    const { json, ...filter } = values;
    if (rest.length > 0) return undefined;
    if (act === 'list' && id === undefined) return { act, json, filter: DeliveryFilter.parse(filter) };
    if ((id === undefined || filter.state) ?? filter.limit ?? filter.offset) return undefined;
    if (act === 'retry' && id === 'all') return { act, json, chosen: { all: true, job: filter.job } };
    if (filter.job !== undefined) return undefined;
    if (act === 'retry') return { act, json, chosen: { id } };
    return act === 'give-up' ? { act, json, id } : undefined;
  } catch {
    return undefined;
  }
}
