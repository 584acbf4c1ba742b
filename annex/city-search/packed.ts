/** Differences to the number before, low bytes of all first, because such bytes compress well. */
export function pack(numbers: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(numbers.length * BYTES);
  let before = 0;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? 0;
    const difference = number - before;
    const folded = difference < 0 ? -2 * difference - 1 : 2 * difference;
    for (let byte = 0; byte < BYTES; byte++) bytes[byte * numbers.length + i] = Math.floor(folded / 256 ** byte);
    before = number;
  }
  return bytes;
}

export function unpack(bytes: Uint8Array): Float64Array<ArrayBuffer> {
  const count = bytes.length / BYTES;
  const numbers = new Float64Array(count);
  let before = 0;
  for (let i = 0; i < count; i++) {
    let folded = 0;
    for (let byte = BYTES - 1; byte >= 0; byte--) folded = folded * 256 + (bytes[byte * count + i] ?? 0);
    before += folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
    numbers[i] = before;
  }
  return numbers;
}

const BYTES = 4;
