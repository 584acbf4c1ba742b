/** Of 8 x 6 pixels, as all here. */
const JPEG =
  'ffd8ffe000104a46494600010100000100010000ffdb0043001b12141714111b1716171e1c1b2028422b28252528513a3d3042605565645f555d5b6a7899816a7190735b5d85b586909ea3abadab6780bcc9baa6c799a8aba4ffdb0043011c1e1e2823284e2b2b4ea46e5d6ea4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4ffc00011080006000803012200021101031101ffc4001500010100000000000000000000000000000003ffc4001a100001050100000000000000000000000000010203041251ffc4001501010100000000000000000000000000000105ffc400161101010100000000000000000000000000000111ffda000c03010002110311003f009cf61f3e768d4cf000126283ffd9';
const VP8 = '9001009d012a0800060007409625b002c3b053a40000fde274faa1cb453202337c8edfae8a200000';

export const jpeg = fromHex(JPEG);

/** Turned as EXIF says it: 1 is upright. */
export function exif(orientation: number): Uint8Array {
  const [entries, tag, short, count] = [1, 0x0112, 3, 1];
  return bytes(
    'MM\0*',
    uint32(8),
    uint16(entries),
    uint16(tag),
    uint16(short),
    uint32(count),
    uint16(orientation),
    uint16(0),
    'GPS 52.5 13.4',
  );
}

/** Behind the mark that begins the file. */
export function jpegWith(mark: number, content: Uint8Array): Uint8Array {
  return bytes(jpeg.subarray(0, 2), uint16(mark), uint16(content.length + 2), content, jpeg.subarray(2));
}

type Chunk = readonly [type: string, content: Uint8Array];

export function png(width: number, height: number, ...more: readonly Chunk[]): Uint8Array {
  const size = bytes(uint32(width), uint32(height), '\x08\x06\0\0\0');
  const chunks: readonly Chunk[] = [['IHDR', size], ...more, ['IDAT', bytes('pixels')], ['IEND', bytes()]];
  return bytes('\x89PNG\r\n\x1a\n', ...chunks.map(([type, content]) => bytes(uint32(content.length), type, content, 'sum.')));
}

export function webp(...more: readonly Chunk[]): Uint8Array {
  const extended = bytes('\x0c\0\0\0', '\x07\0\0', '\x05\0\0');
  const chunks: readonly Chunk[] = [['VP8X', extended], ['VP8 ', fromHex(VP8)], ...more];
  const body = bytes('WEBP', ...chunks.map(([type, content]) => bytes(type, little(content.length), content)));
  return bytes('RIFF', little(body.length), body);
}

export function bytes(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : [...part])));
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function uint16(value: number): Uint8Array {
  return Uint8Array.of(value >> 8, value & 0xff);
}

function uint32(value: number): Uint8Array {
  return bytes(uint16(value >>> 16), uint16(value & 0xffff));
}

function little(value: number): Uint8Array {
  return uint32(value).reverse();
}
