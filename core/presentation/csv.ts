export type Cell = string | number | undefined;

/** Without it Excel reads letters of most languages wrong; Sheets, LibreOffice and Numbers leave it out. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A whole file, or the beginning of one. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + csvLinesOf(rows);
}

export function csvLinesOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

/**
 * Spreadsheets run a text that begins like a formula, also after what they trim or do not show, and in East Asian full width.
 * The list is that of OWASP, 'CSV Injection'.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Spreadsheets of some countries separate by semicolons or tabs, and then heed no quote that a comma precedes. */
const INNER_FORMULA = /([;\t\r\n][\s\p{Cc}\p{Cf}"]*)([=+\-@＝＋－＠])/gu;

function written(cell: Cell): string {
  const text = typeof cell === 'number' ? String(Math.round(cell * 1e6) / 1e6) : withoutFormulas(cell ?? '');
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function withoutFormulas(text: string): string {
  return text.replace(FORMULA, "'$&").replace(INNER_FORMULA, "$1'$2");
}
