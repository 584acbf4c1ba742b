import { readFileSync } from 'node:fs';

/** Shifts the clock of a server by the milliseconds in CLOCK_FILE, as a wrong time server does. */
const { CLOCK_FILE = '' } = process.env;
const RealDate = Date;
let shiftMs = 0;
setInterval(() => {
  try {
    shiftMs = Number(readFileSync(CLOCK_FILE, 'utf8'));
  } catch {
    shiftMs = 0;
  }
}, 200).unref();

globalThis.Date = class extends RealDate {
  /** @param {any[]} given */
  constructor(...given) {
    // @ts-expect-error Date has several forms, and all are passed on
    super(...(given.length === 0 ? [RealDate.now() + shiftMs] : given));
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
};
