/** Amplitude takes requests of less than 1 MB. */
const MAX_BYTES = 900_000;

/** In order; an event that alone is larger has a batch of its own. */
export function batchesOf<Event>(events: readonly Event[], toSent: (event: Event) => object): readonly (readonly Event[])[] {
  const batches: Event[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const event of events) {
    const size = Buffer.byteLength(JSON.stringify(toSent(event))) + 1;
    bytes += size;
    if (bytes > MAX_BYTES) {
      batches.push([]);
      bytes = size;
    }
    batches.at(-1)?.push(event);
  }
  return batches;
}

export function splitInHalf<Event>(events: readonly Event[]): readonly (readonly Event[])[] {
  const middle = Math.ceil(events.length / 2);
  return [events.slice(0, middle), events.slice(middle)];
}
