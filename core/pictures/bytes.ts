export function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Throws where the file ends before. */
export function part(file: Uint8Array, from: number, to: number): Uint8Array {
  if (to > file.length) throw new RangeError();
  return file.subarray(from, to);
}

export function textAt(file: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...part(file, at, at + length));
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const each of parts) {
    all.set(each, at);
    at += each.length;
  }
  return all;
}
