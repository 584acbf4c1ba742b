import type { MailCopy, MailPart } from '../../../core/mails/mail-copy.ts';
import { fillValues, parseTextPieces, type Values } from './inline.ts';
import { DARK_STYLES, STYLES, type StyleName } from './styles.ts';

export type Frame = { readonly brand: string; readonly foot: readonly string[] };

export function htmlOf({ preview, title, parts }: MailCopy, frame: Frame, values: Values): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(fillValues(title, values))}</title>
<style>:root { color-scheme: light dark }
${DARK_STYLES}</style>
</head>
${tag(
  'body',
  'page',
  `${tag('div', 'preview', escaped(fillValues(preview, values)))}
<div style="${STYLES.column}">
${tag('p', 'brand', escaped(frame.brand))}
${tag('div', 'card', [tag('h1', 'title', escaped(fillValues(title, values))), ...parts.map((part) => partOf(part, values))].join('\n'))}
${tag('div', 'foot', frame.foot.map((line) => tag('p', 'line', inline(line, values))).join('\n'))}
</div>`,
)}
</html>
`;
}

function partOf(part: MailPart, values: Values): string {
  if ('heading' in part) return tag('h2', 'heading', escaped(fillValues(part.heading, values)));
  if ('note' in part) return tag('p', 'note', inline(part.note, values));
  if ('button' in part)
    return tag('p', 'action', anchor('button', fillValues(part.href, values), fillValues(part.button, values)));
  if ('panel' in part) {
    const { heading, lead, lines, note } = part.panel;
    const line = (text: string) => tag('p', 'panelLine', escaped(fillValues(text, values)));
    const inside = [
      tag('h2', 'panelHeading', escaped(fillValues(heading, values))),
      tag('p', 'panelLead', escaped(fillValues(lead, values))),
      ...lines.map(line),
      tag('p', 'panelNote', escaped(fillValues(note, values))),
    ];
    return tag('div', 'panel', inside.join('\n'));
  }
  if ('text' in part) return tag('p', 'text', inline(part.text, values));
  const rows = part.rows.map(({ label, value }) =>
    tag('p', 'row', tag('span', 'label', escaped(label)) + tag('strong', 'value', escaped(fillValues(value, values)))),
  );
  return tag('div', 'rows', rows.join('\n'));
}

function inline(text: string, values: Values): string {
  return parseTextPieces(text, values)
    .map(({ words, href }) => (href === undefined ? escaped(words) : anchor('link', href, words)))
    .join('');
}

function tag(name: string, styled: StyleName, content: string): string {
  return `<${name} class="${styled}" style="${STYLES[styled]}">${content}</${name}>`;
}

function anchor(styled: StyleName, href: string, words: string): string {
  return `<a class="${styled}" style="${STYLES[styled]}" href="${escaped(href)}">${escaped(words)}</a>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
