/**
 * Whether a place has its position for an id ('38.72,-9.14'): it is in no list of ours, an online geocoder found it. Those that can be
 * configured, Nominatim and Photon, both answer from OpenStreetMap.
 */
export function isNamedByPosition(id: string): boolean {
  return /^-?\d{1,2}(?:\.\d{1,2})?,-?\d{1,3}(?:\.\d{1,2})?$/.test(id);
}
