import { type CatalogueProduct, catalogueKinds, productDrawings } from '../../core/catalogue/product.ts';
import { catalogue } from './index.ts';
import { labelKnowledge } from './knowledge.ts';

const WORDS = 'Calm Dew Silk Moss Fern Oat Rice Cloud Linen Amber Pearl Willow Birch River Stone Petal'.split(' ');
const MOST_CENTS = 9000;

/** Invented products whose labels mix those of the demonstration with further names, known and unknown. */
export function madeUpProducts(count: number, random: () => number): readonly CatalogueProduct[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const names = namesOfLabels();
  return Array.from({ length: count }, (_, index) => {
    const kind = pick(catalogueKinds);
    const [label, other] = [pick(labelsOf(kind)), pick(labelsOf(kind))];
    const inci = label.map((name) => (random() < 0.25 ? pick(other) : name)).filter(() => random() > 0.1);
    for (let further = Math.floor(random() * 14); further > 0; further -= 1) {
      const name = random() < 0.03 ? `Moonwort ${pick(WORDS)}` : pick(pick(names));
      inci.splice(2 + Math.floor(random() * inci.length), 0, name);
    }
    if (random() < 0.4) inci.push('Parfum');
    return {
      ...{
        id: `made-up-${index}`,
        name: `${pick(WORDS)} ${pick(WORDS)} ${index}`,
        brand: `${pick(WORDS)} & ${pick(WORDS)}`,
        kind,
      },
      ...{ price: 300 + Math.floor(random() * random() * MOST_CENTS), picture: pick(productDrawings) },
      inci: ['Aqua', ...new Set(inci)].join(', '),
    };
  });
}

function labelsOf(kind: CatalogueProduct['kind']): readonly (readonly string[])[] {
  return catalogue.filter((product) => product.kind === kind).map(({ inci }) => inci.split(', '));
}

/** Studied ones, families, and names that count for nothing, which are the most frequent. */
function namesOfLabels(): readonly (readonly string[])[] {
  const auxiliaries = labelKnowledge.auxiliaries.flatMap((role) => role.names);
  return [
    labelKnowledge.studied.flatMap(({ inci }) => inci.slice(0, 1)),
    Object.values(labelKnowledge.families).flat(),
    [...labelKnowledge.barred.flatMap((group) => group.names.slice(0, 1)), ...auxiliaries],
    auxiliaries,
  ];
}
