import type { MailCopy, MailPart } from '../../../core/mails/mail-copy.ts';
import type { Frame } from './html.ts';
import { fillValues, parseTextPieces, type Values } from './inline.ts';

export function textOf({ title, parts }: MailCopy, { brand, foot }: Frame, values: Values): string {
  const body = [brand, fillValues(title, values), ...parts.map((part) => partOf(part, values))];
  return `${[...body, ['--', ...foot.map((line) => inline(line, values))].join('\n')].join('\n\n')}\n`;
}

function partOf(part: MailPart, values: Values): string {
  if ('heading' in part) return `${fillValues(part.heading, values)}:`;
  if ('note' in part) return inline(part.note, values);
  if ('button' in part) return `${fillValues(part.button, values)}:\n${fillValues(part.href, values)}`;
  if ('panel' in part) {
    const { heading, lead, lines, note } = part.panel;
    return [`${heading}: ${lead}`, ...lines.map((line) => `- ${line}`), ...(note === undefined ? [] : [note])]
      .map((line) => fillValues(line, values))
      .join('\n');
  }
  if ('text' in part) return inline(part.text, values);
  return part.rows.map(({ label, value }) => `${label}: ${fillValues(value, values)}`).join('\n');
}

function inline(text: string, values: Values): string {
  return parseTextPieces(text, values)
    .map(({ words, href }) => (href === undefined || href === `mailto:${words}` ? words : `${words} (${href})`))
    .join('');
}
