export type CalendarEntry = {
  /** Stays the same when the file is made again, so that a calendar replaces what it has. */
  readonly id: string;
  readonly date: Date;
  /** Local time wherever the reader is, as '07:30'. */
  readonly at: string;
  readonly minutes: number;
  readonly title: string;
  readonly text: string;
};

const LINE_OCTETS = 75;

/** RFC 5545. Titles are read by whoever shares the calendar, so they say nothing about a skin. */
export function calendarFile(entries: readonly CalendarEntry[], { product, stamp }: { product: string; stamp: Date }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//EN`,
    'CALSCALE:GREGORIAN',
    ...entries.flatMap(({ id, date, at, minutes, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
      `DTSTART:${localDay(date)}T${at.replace(':', '')}00`,
      `DURATION:PT${minutes}M`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function localDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
}

/** Section 3.1: a line has at most 75 octets, and what goes on begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** In UTF-8. */
function octetsOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
