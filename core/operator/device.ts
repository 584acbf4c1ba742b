export const DEVICE_DAYS = 180;

const BROWSERS = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS/],
  ['Linux', /Linux/],
] as const;

export function deviceOf(userAgent: string): string {
  const browser = BROWSERS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'Some browser';
  const system = SYSTEMS.find(([, mark]) => mark.test(userAgent))?.[0];
  return system ? `${browser} on ${system}` : browser;
}
