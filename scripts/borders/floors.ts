/** The districts of `server/`, the lowest floor first. Districts on one floor do not import each other. */
export const DISTRICT_FLOORS: readonly (readonly string[])[] = [
  ['platform'],
  ['messages'],
  ['visitors'],
  ['analytics', 'money'],
  ['privacy'],
  ['operator'],
];

/** The district of a file of `server/`; undefined for the composition, the files right in `server/`. */
export function districtOf(path: string): string | undefined {
  return /^server\/([^/]+)\//.exec(path)?.[1];
}

/** The composition stands above all districts; a folder that is no district stands below all, and may import nothing of the others. */
export function floorOf(path: string): number {
  const district = districtOf(path);
  return district === undefined ? DISTRICT_FLOORS.length : DISTRICT_FLOORS.findIndex((floor) => floor.includes(district));
}

const FEATURES = /^web\/(landing|quiz|selfie|analysis|sales|confirmation|manage|account|legal|operator|consent|styleguide)\//;

/** The floors of `web/`, the lowest first; what is on none of them puts the screens together. Files of one floor may import each other. */
const WEB_FLOORS: readonly RegExp[] = [
  /^web\/((design|testing)\/|(outline|route|summary)\.ts$)/,
  /^web\/browser\//,
  /^web\/(ui|illustrations)\//,
  FEATURES,
  /^web\/routes\//,
];

export function webFloorOf(path: string): number {
  const floor = WEB_FLOORS.findIndex((part) => part.test(path));
  return floor < 0 ? WEB_FLOORS.length : floor;
}

/** The feature of `web/` that a file belongs to. */
export const featureOf = (path: string): string | undefined => FEATURES.exec(path)?.[1];
