import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { placeLabel } from '../../core/places/label.ts';
import { NameIndex } from './name-index.ts';
import { MOST_PLACES, type PlacesPort } from './port.ts';
import { Snapshot } from './snapshot.ts';

const SNAPSHOT = new URL('cities.txt.br', import.meta.url);

/**
 * Cities from the snapshot beside this file, which scripts/build-places.ts made of data of GeoNames (CC BY 4.0).
 * Reading it starts now; a search waits until it is done.
 */
export function offlinePlaces(file: URL = SNAPSHOT): PlacesPort {
  const cities = read(file);
  // A snapshot that cannot be read fails the searches, which say so, and not the whole server.
  cities.catch(() => undefined);
  return {
    async search(query) {
      const { snapshot, index } = await cities;
      return index.search(query, MOST_PLACES).map((number) => {
        const place = snapshot.place(number);
        return { id: place.id, label: placeLabel(place) };
      });
    },
  };
}

async function read(file: URL) {
  const text = await promisify(brotliDecompress)(await readFile(file));
  const snapshot = new Snapshot(text.toString());
  return { snapshot, index: new NameIndex(snapshot) };
}
