export { makeCities, writeCities } from './index-file.ts';
export { offlinePlaces } from './offline.ts';
