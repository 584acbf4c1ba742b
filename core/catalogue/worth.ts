import { sum } from './known-part.ts';
import type { CatalogueKind } from './product.ts';
import type { FitWeights } from './weights.ts';

export type ProductWorth = {
  readonly percent: number;
  /** For the order of products only: as the percent, without its bounds, and with what their actives do for the visitor. */
  readonly closeness: number;
};

/** A part of a product in figures alone, by which thousands of products are compared. */
export type PartWorth = {
  /** A number for its family. */
  readonly family: number;
  readonly isActive: boolean;
  /** False after 'may contain': such a part speaks against a product, never for it. */
  readonly isCertain: boolean;
  readonly merit: number;
  /** Where its family is what the product is for. */
  readonly purpose: number;
  /** 0 at most, and what a drawback of its family takes times the share. */
  readonly fault: number;
  readonly placeShare: number;
  /** By the step, of an active that the program brings in there. */
  readonly asked: Readonly<Partial<Record<string, number>>> | undefined;
  /** How much of it counts, and the places of the visitor's concerns that it is good for. */
  readonly dose: number;
  readonly serves: readonly number[];
  readonly richness: number;
};

export type WorthScale = {
  readonly weights: FitWeights;
  readonly kind: CatalogueKind;
  /** By the number of a family. */
  readonly drawbacks: readonly (number | undefined)[];
  readonly purposes: readonly number[];
  /** Whether the program brings an active in at the step of the product. */
  readonly asksActive: boolean;
  /** Points for what serves each of the visitor's concerns. */
  readonly concerns: readonly number[];
  readonly wantedRichness: number;
};

/**
 * What speaks for a product fills the scale; what speaks against it is then taken away, and no merit makes up for it. Several parts of one family
 * do the same, so the weightiest counts. It runs for thousands of products before browsers have compiled it, where an iterator or a function of its
 own costs more than what it does.
 */
export function productWorth(parts: readonly PartWorth[], scale: WorthScale): ProductWorth {
  const { weights, kind, drawbacks, purposes, asksActive } = scale;
  const families: number[] = [];
  const merits: number[] = [];
  const faults: number[] = [];
  const actives: number[] = [];
  const doses: number[] = [];
  let purpose = 0;
  let richness = 0;
  let asked: number | undefined;
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] as PartWorth;
    const { family, merit } = part;
    const drawback = drawbacks[family];
    const fault = drawback === undefined ? part.fault : Math.min(part.fault, -drawback * part.placeShare);
    const found = families.indexOf(family);
    if (found < 0) {
      families.push(family);
      merits.push(merit);
      faults.push(fault);
    } else {
      if (merit > (merits[found] ?? 0)) merits[found] = merit;
      if (fault < (faults[found] ?? 0)) faults[found] = fault;
    }
    if (part.purpose > purpose && purposes.includes(family)) purpose = part.purpose;
    if (!part.isCertain) continue;
    richness += part.richness;
    const worth = part.asked?.[kind];
    if (worth !== undefined && worth > (asked ?? -1)) asked = worth;
    if (asksActive && part.isActive && !actives.includes(family)) actives.push(family);
    const { serves, dose } = part;
    for (let at = 0; at < serves.length; at += 1) {
      const concern = serves[at] as number;
      if (dose > (doses[concern] ?? 0)) doses[concern] = dose;
    }
  }
  const full = Math.min(100, weights.start + sum(merits) + purpose);
  const lack = asksActive && asked === undefined ? Math.min(0, weights.withoutActive - full) : 0;
  const score = full + sum(faults) + lack;
  const active = asksActive ? (asked ?? 0) - weights.activeTooMany * Math.max(0, actives.length - 1) : 0;
  const extra = active + concernPoints(doses, scale) - texturePoints(richness, scale);
  return { percent: Math.round(Math.max(0, score)), closeness: score + extra };
}

/** The best part for each concern. */
function concernPoints(doses: readonly number[], { concerns }: WorthScale): number {
  let points = 0;
  for (let place = 0; place < concerns.length; place += 1) points += (concerns[place] ?? 0) * (doses[place] ?? 0);
  return points;
}

/** A rich product lies heavy on oily skin, and a light one leaves dry skin wanting. */
function texturePoints(richness: number, { weights: { textures }, wantedRichness }: WorthScale): number {
  return textures.points * Math.abs(Math.min(richness, textures.richest) - wantedRichness);
}
