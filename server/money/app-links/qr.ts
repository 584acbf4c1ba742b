import { encode } from 'uqr';
import type { AppLinkResponse } from '../../../core/api/app-links.ts';

/** One SVG path, in which each run of dark squares is a rectangle. */
export function qrCode(text: string): AppLinkResponse['qr'] {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => {
    const line = row.map((dark) => (dark ? '1' : '0')).join('');
    return Array.from(line.matchAll(/1+/g), ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
  });
  return { path: path.join(''), size };
}
