import type { TrackingIds } from '../../../adapters/conversions/port.ts';
import { MAX_LENGTH } from '../../../core/analytics/limits.ts';

type Cookies = Readonly<Record<string, string | undefined>>;

/** Anybody can write a cookie, so only values in the platform's own shape are passed on. */
export function googleIds(cookies: Cookies, measurementId: string | undefined): TrackingIds {
  const ga = /^GA\d\.\d\.(\d{1,20}\.\d{1,20})$/.exec(cookies._ga ?? '')?.[1];
  const stream = measurementId && cookies[`_ga_${measurementId.replace(/^G-/, '')}`];
  // GS1.1.1700000000.1.… earlier, GS2.1.s1700000000$o1… now.
  const gaSession = /^GS\d\.\d\.s?(\d{10})(?=[.$]|$)/.exec(stream ?? '')?.[1];
  return { ...(ga && { ga }), ...(ga && gaSession && { gaSession }) };
}

/** Meta's own library may add a fifth part to both cookies. A wrong letter makes Meta refuse the whole event. */
const APPENDIX = String.raw`(\.[\w-]{2,8})?`;
const FBP = new RegExp(String.raw`^fb\.\d\.\d{1,20}\.\d{1,20}${APPENDIX}$`);
const FBC = new RegExp(String.raw`^fb\.\d\.\d{1,20}\.[\w-]{1,400}${APPENDIX}$`);

/** Without the cookie, `fbc` is made of the click id as Meta's pixel makes it. */
export function metaIds(cookies: Cookies, fbclid: string | undefined, now: Date): TrackingIds {
  const fbp = matching(cookies._fbp, FBP);
  const fbc = matching(cookies._fbc, FBC) ?? matching(whole(fbclid) && `fb.1.${now.getTime()}.${fbclid}`, FBC);
  return { ...(fbp && { fbp }), ...(fbc && { fbc }) };
}

export function tiktokIds(cookies: Cookies, clicked: string | undefined): TrackingIds {
  const ttp = matching(cookies._ttp, /^[\w.-]{1,100}$/);
  const ttclid = matching(cookies.ttclid, CLICK) ?? matching(whole(clicked), CLICK);
  return { ...(ttp && { ttp }), ...(ttclid && { ttclid }) };
}

/** A longer click id was cut in the browser. */
function whole(clickId: string | undefined): string | undefined {
  return clickId !== undefined && clickId.length < MAX_LENGTH.text ? clickId : undefined;
}

const CLICK = /^[\w.-]{1,400}$/;

function matching(value: string | undefined, shape: RegExp): string | undefined {
  return value !== undefined && shape.test(value) ? value : undefined;
}
