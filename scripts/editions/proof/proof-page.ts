import { existsSync, readFileSync } from 'node:fs';
import { Html, html } from '../../../core/presentation/html.ts';
import { readPalette, resolveMixes } from '../../../core/presentation/palette.ts';
import {
  counted,
  type EditionProof,
  type ProofChapter,
  type ProofTable,
  type ProofVerdict,
  percent,
  verdictsOf,
} from './proof.ts';

const DESIGN = new URL('../../../web/design/', import.meta.url);
const SHEETS = [new URL('tokens.css', DESIGN), new URL('fallback-fonts.css', DESIGN), new URL('proof-page.css', import.meta.url)];
const NAMES: Readonly<Record<ProofVerdict, string>> = { proved: 'Proved', 'not proved': 'Not proved', failed: 'Failed' };
const MARKS: Readonly<Record<ProofVerdict, string>> = {
  proved: 'M3 8.5 6.5 12 13 4.5',
  'not proved': 'M3.5 8h9',
  failed: 'm4 4 8 8m0-8-8 8',
};

/** One file that needs nothing else: no script, no address, fonts within. */
export function proofPage(proof: EditionProof): string {
  const { funnel, edition, chapters, at } = proof;
  const verdicts = verdictsOf(proof);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Proof of ${edition.name} (${funnel})</title>
<style>${new Html(styles())}</style>
</head>
<body>
<header>
<p class="brand">${funnel}</p>
<h1>Proof of an edition</h1>
<p class="edition">${edition.name} <span class="id">${edition.id}</span></p>
<p class="lead">${summary(verdicts)}</p>
<ul class="verdicts">${(Object.keys(NAMES) as ProofVerdict[]).map(
    (verdict) =>
      html`<li data-verdict="${verdict}">${mark(verdict)}<b>${verdicts[verdict]}</b> ${NAMES[verdict].toLowerCase()}</li>`,
  )}</ul>
<nav aria-label="Chapters"><ol>${chapters.map(
    (chapter) =>
      html`<li class="chapter"><a href="#${chapter.id}">${chapter.title}</a> <span class="share">${shareOf(chapter)}</span></li>`,
  )}</ol></nav>
</header>
<main>${chapters.map(chapterOf)}</main>
<footer>
<h2>Signed</h2>
<dl>
<div class="signature"><dt>Edition</dt><dd class="id">${edition.id}</dd></div>
<div class="signature"><dt>Code</dt><dd>${codeOf(proof)}</dd></div>
<div class="signature"><dt>Build</dt><dd class="id">${proof.build}</dd></div>
<div class="signature"><dt>Written</dt><dd><time datetime="${at}">${at.replace('T', ' ').replace(/\..*/, ' UTC')}</time></dd></div>
</dl>
<p>Who has this code and this edition gets this page again with <code>npm run operator editions prove ${edition.id}</code>; times of a browser differ from machine to machine.</p>
</footer>
</body>
</html>
`;
  return page.text;
}

function summary(verdicts: Readonly<Record<ProofVerdict, number>>): string {
  const all = Object.values(verdicts).reduce((sum, count) => sum + count, 0);
  const rest =
    verdicts['not proved'] === 0
      ? ''
      : ` ${counted(verdicts['not proved'], 'line is', 'lines are')} not proved, and each says why.`;
  if (verdicts.failed > 0)
    return `${counted(verdicts.failed, 'line')} of ${all} failed: mend that before this edition is published.${rest}`;
  return `Nothing failed. ${counted(verdicts.proved, 'line')} of ${all} ${verdicts.proved === 1 ? 'is' : 'are'} proved.${rest}`;
}

function shareOf(chapter: ProofChapter): string {
  const { proved, failed } = verdictsOf({ chapters: [chapter] });
  return failed > 0 ? `${failed} failed` : `${proved} of ${chapter.lines.length} proved`;
}

function chapterOf(chapter: ProofChapter): Html {
  const { id, title, lead, lines, tables, curve } = chapter;
  return html`<section id="${id}">
<h2>${title}</h2>
<p>${lead}</p>
<ul class="lines">${lines.map(
    ({ what, verdict, says }) =>
      html`<li data-verdict="${verdict}">${mark(verdict)}<div class="line-text"><p class="what"><b>${what}</b> <span class="verdict">${NAMES[verdict]}</span></p><p>${says}</p></div></li>`,
  )}</ul>
${curve && curveOf(curve)}${tables.map(tableOf)}
</section>`;
}

function mark(verdict: ProofVerdict): Html {
  return html`<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><path d="${MARKS[verdict]}"/></svg>`;
}

/** Its figures are in the table below it, and what it shows in words. */
function curveOf(curve: NonNullable<ProofChapter['curve']>): Html {
  const [width, height] = [640, 160];
  const points = curve.map(
    ({ share }, at) => `${Math.round((at / Math.max(1, curve.length - 1)) * width)},${Math.round((1 - share) * height)}`,
  );
  const last = curve.at(-1)?.share ?? 0;
  return html`<figure>
<svg viewBox="0 -4 ${width} ${height + 8}" role="img" aria-label="Of those who begin, ${percent(last)} see the last step."><path class="area" d="M0,${height} L${points.join(' L')} L${width},${height} Z"/><path class="line" d="M${points.join(' L')}"/></svg>
<figcaption><span>${percent(curve[0]?.share ?? 0)} see “${curve[0]?.step ?? ''}”</span> <span>${percent(last)} see “${curve.at(-1)?.step ?? ''}”</span></figcaption>
</figure>`;
}

function tableOf({ caption, head, rows }: ProofTable): Html {
  return html`<div class="table" role="group" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([first = '', ...cells]) => html`<tr><th scope="row">${first}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody>
</table></div>`;
}

function codeOf({ version, commit }: EditionProof): Html {
  if (!commit) return html`Release ${version}`;
  return html`<span class="id">${commit.id}</span> (version ${version}${!commit.clean && ', with changes that are not committed'})`;
}

function styles(): string {
  const css = SHEETS.map((sheet) => readFileSync(sheet, 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return `${fontFaces()}\n${resolveMixes(css, readPalette(css))}`;
}

/** The build makes them. */
function fontFaces(): string {
  const faces = [
    ['Display', 'display', '500 600'],
    ['Text', 'text', '400 700'],
  ] as const;
  return faces
    .map(([family, file, weight]) => {
      const font = new URL(`fonts/${file}.woff2`, DESIGN);
      if (!existsSync(font)) return '';
      const data = readFileSync(font).toString('base64');
      return `@font-face { font-family: "${family}"; src: url("data:font/woff2;base64,${data}") format("woff2"); font-weight: ${weight}; }`;
    })
    .join('\n');
}
