type Cell = string | number | undefined;

/** Rows as a spreadsheet opens them (RFC 4180). Numbers are told to six places; undefined is an empty field. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

/** A spreadsheet takes a text that begins like a formula for one, whoever typed it. */
function written(cell: Cell): string {
  const text = typeof cell === 'number' ? String(Math.round(cell * 1e6) / 1e6) : (cell ?? '').replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
