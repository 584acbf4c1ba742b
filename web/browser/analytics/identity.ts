import { DEVICE_COOKIE } from '../../../core/analytics/device.ts';
import { setPageCookie } from '../cookies.ts';
import { deviceCookie } from '../device-cookie.ts';
import { randomId } from '../random-id.ts';
import { read, remove, write } from '../storage.ts';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;
const SESSION = 'session';
const SESSION_MS = 30 * 60 * 1000;

let device: string | undefined;
let introduction: string | undefined;

/** Needs a consent to statistics. The cookie lasts a year from its last use. */
export function deviceId(): string {
  if (device) return device;
  device = deviceCookie() ?? randomId();
  setPageCookie(DEVICE_COOKIE, device, COOKIE_SECONDS);
  return device;
}

/** The first event with a device id carries the attribution, in every retry of it. */
export function introducesDevice(id: string): boolean {
  introduction ??= id;
  return introduction === id;
}

type Session = { readonly id: number; readonly last: number };

/** Half an hour without events ends a session. */
export function sessionAt(at: number): number {
  const stored = read(SESSION) as Partial<Session> | undefined;
  const { id, last } = { id: Number(stored?.id), last: Number(stored?.last) };
  const goesOn = Math.abs(at - last) < SESSION_MS;
  const session: Session = goesOn ? { id, last: Math.max(at, last) } : { id: at, last: at };
  write(SESSION, session);
  return session.id;
}

export function clearIdentity(): void {
  device = undefined;
  introduction = undefined;
  if (deviceCookie()) setPageCookie(DEVICE_COOKIE, '', 0);
  remove(SESSION);
}
