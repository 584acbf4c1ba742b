export type NumberArray =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Int16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float32Array<ArrayBuffer>;

/** Sections are aligned, so that four-byte numbers can be read in place. */
const ALIGNED = 4;

/** Count, lengths in bytes, then the arrays. */
export function joinSections(sections: readonly NumberArray[]): Uint8Array<ArrayBuffer> {
  const lengths = new Uint32Array([sections.length, ...sections.map(({ byteLength }) => byteLength)]);
  const parts = [lengths, ...sections];
  const joined = new Uint8Array(parts.reduce((length, { byteLength }) => length + aligned(byteLength), 0));
  let at = 0;
  for (const part of parts) {
    joined.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += aligned(part.byteLength);
  }
  return joined;
}

/** Views on the joined arrays, without copies. */
export function splitSections(joined: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const [count = 0] = new Uint32Array(joined.buffer, joined.byteOffset, 1);
  const lengths = new Uint32Array(joined.buffer, joined.byteOffset + ALIGNED, count);
  let at = ALIGNED * (1 + count);
  return Array.from(lengths, (length) => {
    const section = new Uint8Array(joined.buffer, joined.byteOffset + at, length);
    at += aligned(length);
    return section;
  });
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNED) * ALIGNED;
}
