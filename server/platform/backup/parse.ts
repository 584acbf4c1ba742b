import type { ZodType } from 'zod';
import { CommandError } from '../console/command.ts';
import { AnyHeader, type BackupLine, CountLine, FORMAT, HeaderLine, Row, SequencesLine, TableLine } from './format.ts';

/** Refuses the first line that no backup has there. */
export async function* parseLines(lines: AsyncIterable<string>): AsyncGenerator<BackupLine> {
  let expected: 'header' | 'table' | 'row' | 'end' = 'header';
  let number = 0;
  let columns = 0;
  for await (const line of lines) {
    number++;
    const value = parseJson(line);
    if (expected === 'header') {
      refuseOtherFormat(value);
      yield read(HeaderLine, value, number);
      expected = 'table';
    } else if (expected === 'row' && Array.isArray(value)) {
      const row = read(Row, value, number);
      if (row.length !== columns)
        throw new CommandError(`Line ${number} of the backup has ${row.length} values and not ${columns}.`);
      yield { row };
    } else if (expected === 'row') {
      yield read(CountLine, value, number);
      expected = 'table';
    } else if (expected === 'table' && isRecord(value) && 'table' in value) {
      const line = read(TableLine, value, number);
      columns = line.table.columns.length;
      yield line;
      expected = 'row';
    } else if (expected === 'table') {
      yield read(SequencesLine, value, number);
      expected = 'end';
    } else throw unexpected(number);
  }
  if (expected !== 'end') throw new CommandError(number === 0 ? NO_BACKUP : 'The backup ends too early.');
}

const NO_BACKUP = 'This is not a backup.';

/** A line without JSON is one that no schema takes. */
function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function refuseOtherFormat(value: unknown): void {
  const { data } = AnyHeader.safeParse(value);
  if (!data) throw new CommandError(NO_BACKUP);
  if (data.header.format > FORMAT) throw new CommandError('The backup is of a newer release. Restore it with that one.');
}

function read<Line>(schema: ZodType<Line>, value: unknown, number: number): Line {
  const { data } = schema.safeParse(value);
  if (data === undefined) throw unexpected(number);
  return data;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unexpected(number: number): CommandError {
  return new CommandError(`Line ${number} of the backup is none that a backup has there.`);
}
