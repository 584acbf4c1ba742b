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

const now = () => RealDate.now() + shiftMs;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
