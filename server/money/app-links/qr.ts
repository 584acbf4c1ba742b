import { encode } from 'uqr';
import type { AppLinkResponse } from '../../../core/api/app-links.ts';

/** A text as a QR code: the dark squares as one SVG path, in which a run of squares in a row is one rectangle. */
export function qrCode(text: string): AppLinkResponse['qr'] {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => {
    const line = row.map((dark) => (dark ? '1' : '0')).join('');
    return Array.from(line.matchAll(/1+/g), ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
  });
  return { path: path.join(''), size };
}
