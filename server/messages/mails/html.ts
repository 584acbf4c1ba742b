import type { MailCopy, MailPanel, MailPart } from '../../../core/mails/mail-copy.ts';
import { fillValues, parseTextPieces, type Values } from './inline.ts';
import type { MailPalette } from './palette.ts';
import { COLUMN, darkStylesIn, type StyleName, stylesIn } from './styles.ts';

export type Frame = { readonly brand: string; readonly foot: readonly string[] };

const DAYS = [1, 2, 3, 4, 5, 6, 7];

export function htmlOf(copy: MailCopy, frame: Frame, values: Values, { light, dark }: MailPalette): string {
  const { preview, title, parts } = copy;
  const mainButton = parts.find((part) => 'button' in part);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(fillValues(title, values))}</title>
<style>:root { color-scheme: light dark }
${darkStylesIn(dark)}</style>
</head>
${tag(
  'body',
  'page',
  `${tag('div', 'preview', escaped(fillValues(preview, values)))}
<div style="${COLUMN}">
${tag('div', 'card', `${headOf(copy, frame.brand, values)}\n${tag('div', 'inside', parts.map((part) => partOf(part, values, part === mainButton)).join('\n'))}`)}
${tag('div', 'foot', frame.foot.map((line) => tag('p', 'line', inline(line, values))).join('\n'))}
</div>`,
)}
</html>
`;
  return styled(html, stylesIn(light));
}

/** Only tags hold a quotation mark: `escaped` writes those of words as entities. */
function styled(html: string, styles: Readonly<Record<StyleName, string>>): string {
  return html.replace(/ class="(\w+)"/g, (named, name: StyleName) => `${named} style="${styles[name]}"`);
}

/** Its sun is made of boxes with round corners, because many mail clients show no picture before they are asked to. */
function headOf({ title, staff, evening }: MailCopy, brand: string, values: Values): string {
  const words = escaped(fillValues(title, values));
  if (staff) return tag('div', 'staffHead', tag('p', 'brand', escaped(brand)) + tag('h1', 'title', words));
  if (evening) {
    const moon = tag('div', 'nightHalo', tag('div', 'nightGlow', tag('div', 'nightSun', '')));
    return tag('div', 'nightHead', tag('p', 'nightBrand', escaped(brand)) + tag('h1', 'nightTitle', words) + moon);
  }
  const sun = tag('div', 'dayHalo', tag('div', 'dayGlow', tag('div', 'daySun', '')));
  return tag('div', 'dayHead', tag('p', 'brand', escaped(brand)) + tag('h1', 'title', words) + sun);
}

function partOf(part: MailPart, values: Values, isMain: boolean): string {
  if ('heading' in part) return tag('h2', 'heading', escaped(fillValues(part.heading, values)));
  if ('note' in part) return tag('p', 'note', inline(part.note, values));
  if ('button' in part)
    return tag(
      'p',
      'action',
      anchor(isMain ? 'button' : 'quietButton', fillValues(part.href, values), fillValues(part.button, values)),
    );
  if ('panel' in part) return panelOf(part.panel, values);
  if ('text' in part) return tag('p', 'text', inline(part.text, values));
  const rows = part.rows.map(({ label, value }, index) =>
    tag(
      'p',
      index === part.rows.length - 1 ? 'lastRow' : 'row',
      tag('span', 'label', escaped(label)) + tag('strong', 'value', escaped(fillValues(value, values))),
    ),
  );
  return tag('div', 'rows', rows.join('\n'));
}

function panelOf({ heading, lead, lines, note }: MailPanel, values: Values): string {
  const firstDay = (Number(values.week ?? 1) - 1) * DAYS.length;
  const days = DAYS.map((day) => tag('span', day === 1 ? 'today' : 'day', String(firstDay + day)));
  const inside = [
    tag('h2', 'panelHeading', escaped(fillValues(heading, values))),
    tag('p', 'panelLead', escaped(fillValues(lead, values))),
    `<div aria-hidden="true">${tag('div', 'days', days.join(''))}</div>`,
    ...lines.map((line) => tag('p', 'panelLine', tag('span', 'bullet', '') + escaped(fillValues(line, values)))),
    ...(note === undefined ? [] : [tag('p', 'panelNote', escaped(fillValues(note, values)))]),
  ];
  return tag('div', 'panel', inside.join('\n'));
}

function inline(text: string, values: Values): string {
  return parseTextPieces(text, values)
    .map(({ words, href }) => (href === undefined ? escaped(words) : anchor('link', href, words)))
    .join('');
}

function tag(name: string, style: StyleName, content: string): string {
  return `<${name} class="${style}">${content}</${name}>`;
}

function anchor(style: StyleName, href: string, words: string): string {
  return `<a class="${style}" href="${escaped(href)}">${escaped(words)}</a>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
