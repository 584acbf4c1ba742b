/** The first eight are the shelf of the quiz. */
export const catalogueKinds = [
  'cleanser',
  'makeup-remover',
  'toner',
  'moisturizer',
  'treatment-eye',
  'treatment-face',
  'spf',
  'exfoliator',
  'mask',
  'oil',
  'hand',
] as const;

export type CatalogueKind = (typeof catalogueKinds)[number];

export const productDrawings = [
  'tube',
  'nozzle',
  'dropper',
  'vial',
  'flask',
  'airless',
  'jar',
  'pot',
  'bottle',
  'pump',
  'foam',
  'spray',
  'fluid',
  'sunscreen',
] as const;

export type ProductDrawing = (typeof productDrawings)[number];

const DRAWING_OF: Readonly<Record<CatalogueKind, ProductDrawing>> = {
  cleanser: 'foam',
  'makeup-remover': 'pump',
  toner: 'bottle',
  moisturizer: 'jar',
  'treatment-eye': 'nozzle',
  'treatment-face': 'dropper',
  spf: 'sunscreen',
  exfoliator: 'fluid',
  mask: 'pot',
  oil: 'flask',
  hand: 'tube',
};

/** Of a product that has no picture. */
export function drawingOf(kind: CatalogueKind): ProductDrawing {
  return DRAWING_OF[kind];
}

export type CatalogueProduct = {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly kind: CatalogueKind;
  readonly price: number;
  /** The list of the label, with the strength of an active where the maker declares it: 'Aqua, Niacinamide (5%)'. */
  readonly inci: string;
  readonly link?: string;
  readonly picture: ProductDrawing | `/${string}`;
};

/** How far up the list: 'low' is at or below the first name that is used at one percent at most. */
export type ListPlace = 'high' | 'middle' | 'low';

export type ProductPart = {
  readonly ingredient: string;
  readonly place: ListPlace;
  readonly strength?: number;
  /** After 'may contain': it speaks against a product, never for it. */
  readonly optional?: true;
};

export type ReadProduct = Omit<CatalogueProduct, 'inci'> & {
  readonly parts: readonly ProductPart[];
  readonly names: number;
  /** Names that we know, parts or not. */
  readonly recognized: number;
};
