export type Cell = string | number | undefined;

export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

/** Spreadsheets run a text that begins like a formula. */
function written(cell: Cell): string {
  const text = typeof cell === 'number' ? String(Math.round(cell * 1e6) / 1e6) : (cell ?? '').replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
