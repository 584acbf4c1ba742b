import { z } from 'zod';
import { isPrintable } from '../../../core/presentation/printable.ts';
import { InvalidRequest } from '../../platform/http/schemas.ts';

const key = z.string().max(300).refine(isPrintable);

/** Where a page ended. PostgreSQL counts microseconds and JavaScript milliseconds, so the instant stays text. */
const Position = z.tuple([z.iso.datetime({ precision: 6 }), key]);
type Position = z.output<typeof Position>;

export function writeCursor(parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

export function readPosition(cursor: string | undefined): Position | undefined {
  return cursor === undefined ? undefined : parse(Position, cursor);
}

export function readKey(cursor: string | undefined): string | undefined {
  return cursor === undefined ? undefined : parse(z.tuple([key]), cursor)[0];
}

function parse<T>(schema: z.ZodType<T>, cursor: string): T {
  const parsed = schema.safeParse(jsonIn(cursor));
  if (parsed.success) return parsed.data;
  throw new InvalidRequest([{ path: ['cursor'], message: 'Please give what `next` of the page before was.' }]);
}

function jsonIn(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
