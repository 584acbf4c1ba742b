export type Cell = string | number | undefined;

export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

/**
 * Spreadsheets run a text that begins like a formula, also after what they trim or do not show, and in East Asian full width.
 * The list is that of OWASP, 'CSV Injection'.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

function written(cell: Cell): string {
  const text = typeof cell === 'number' ? String(Math.round(cell * 1e6) / 1e6) : (cell ?? '').replace(FORMULA, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
