/** From the lowest floor. Districts on one floor do not import each other. */
export const DISTRICT_FLOORS: readonly (readonly string[])[] = [
  ['platform'],
  ['editions', 'messages'],
  ['programs', 'visitors'],
  ['analytics', 'money'],
  ['privacy'],
  ['operator'],
];

/** Undefined for files right in `server/`, which compose the districts. */
export function districtOf(path: string): string | undefined {
  return /^server\/([^/]+)\//.exec(path)?.[1];
}

/** The composition is above all districts; an unknown folder is below all and may import no district. */
export function floorOf(path: string): number {
  const district = districtOf(path);
  return district === undefined ? DISTRICT_FLOORS.length : DISTRICT_FLOORS.findIndex((floor) => floor.includes(district));
}

const FEATURES = /^web\/(landing|quiz|selfie|analysis|sales|confirmation|manage|account|legal|operator|consent|styleguide)\//;

/** From the lowest floor; other files compose the screens. Files on one floor may import each other. */
const WEB_FLOORS: readonly RegExp[] = [
  /^web\/((design|testing)\/|(outline|repeated-steps|route|summary)\.ts$)/,
  /^web\/browser\//,
  /^web\/(ui|illustrations|kinds|program)\//,
  FEATURES,
  /^web\/routes\//,
];

export function webFloorOf(path: string): number {
  const floor = WEB_FLOORS.findIndex((part) => part.test(path));
  return floor < 0 ? WEB_FLOORS.length : floor;
}

export const featureOf = (path: string): string | undefined => FEATURES.exec(path)?.[1];
