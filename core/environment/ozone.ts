/** Average total ozone in Dobson units; `day` is the day of the year, 1 to 366. */
export function typicalOzone(latitude: number, day: number): number {
  const after = MIDDLES.findIndex((middle) => middle >= day);
  const next = after < 0 ? MIDDLES.length : after;
  const from = middleOf(next - 1);
  const share = (day - from) / (middleOf(next) - from);
  return blend(atLatitude(next - 1, latitude), atLatitude(next, latitude), share);
}

function atLatitude(month: number, latitude: number): number {
  const row = OZONE[(month + 12) % 12] ?? [];
  const position = (Math.min(90, Math.max(-90, latitude)) + 90) / 10;
  const band = Math.min(17, Math.floor(position));
  return blend(row[band] ?? 300, row[band + 1] ?? 300, position - band);
}

function middleOf(month: number): number {
  const days = month < 0 ? -365 : month > 11 ? 365 : 0;
  return (MIDDLES[(month + 12) % 12] ?? 0) + days;
}

const blend = (low: number, high: number, share: number) => low * (1 - share) + high * share;

const MIDDLES = [15.5, 45, 74.5, 105, 135.5, 166, 196.5, 227.5, 258, 288.5, 319, 349.5];

/** By month, and by latitude from 90° S in steps of 10°. Source and limits: docs/decisions/0014-an-honest-uv-index.md. */
// biome-ignore format: a table is read in rows
const OZONE: readonly (readonly number[])[] = [
  [287.3, 287.3, 295.7, 306.5, 296.8, 278.5, 266.7, 257.6, 249.5, 244.1, 241.9, 248.8, 274.9, 331.4, 377.5, 383.0, 363.4, 364.3, 364.3],
  [278.7, 278.7, 289.0, 296.8, 285.1, 272.7, 263.1, 255.5, 250.6, 247.2, 245.6, 255.8, 283.8, 342.2, 392.9, 408.1, 395.7, 389.3, 389.3],
  [275.9, 275.9, 288.6, 292.0, 278.8, 269.4, 262.7, 254.5, 251.3, 251.5, 254.0, 268.1, 296.8, 347.9, 391.7, 412.5, 418.5, 414.3, 414.3],
  [264.0, 264.0, 283.5, 299.0, 284.7, 270.3, 262.0, 254.2, 250.0, 251.6, 259.8, 279.1, 307.9, 348.6, 382.5, 404.2, 417.9, 421.7, 421.7],
  [252.2, 252.2, 274.2, 305.4, 304.0, 284.3, 263.0, 253.8, 249.0, 251.3, 263.6, 284.0, 308.3, 340.0, 367.9, 381.8, 388.1, 390.3, 390.3],
  [240.3, 240.3, 264.8, 307.0, 320.8, 302.4, 271.0, 254.8, 249.1, 254.9, 267.0, 283.3, 297.6, 324.1, 348.1, 352.9, 346.7, 347.0, 347.0],
  [228.4, 228.4, 255.5, 313.4, 333.5, 317.2, 281.4, 258.8, 252.3, 259.8, 269.8, 282.0, 292.2, 306.0, 326.3, 329.6, 317.7, 312.4, 312.4],
  [216.4, 216.4, 246.0, 317.7, 344.5, 329.2, 291.2, 265.0, 257.6, 264.4, 270.6, 278.3, 286.5, 297.4, 311.3, 312.4, 301.6, 293.0, 293.0],
  [204.5, 204.5, 229.6, 317.0, 351.2, 337.0, 302.7, 274.6, 261.7, 264.5, 267.4, 272.5, 279.0, 290.0, 300.8, 305.1, 297.7, 289.2, 289.2],
  [192.6, 192.6, 246.9, 325.8, 349.6, 333.2, 304.7, 279.0, 261.9, 259.2, 260.6, 264.5, 270.5, 282.0, 300.9, 312.7, 306.5, 286.3, 286.3],
  [264.0, 264.0, 289.4, 325.2, 329.7, 313.6, 294.3, 275.1, 258.7, 251.8, 251.6, 256.4, 267.1, 289.4, 318.2, 327.9, 320.9, 312.1, 312.1],
  [290.1, 290.1, 302.4, 317.9, 310.7, 291.1, 278.2, 264.9, 253.1, 246.1, 244.5, 249.1, 267.7, 310.8, 349.4, 349.3, 342.0, 338.0, 338.0],
];
