import type { FrameValues, MetricBand, SkinBand, SkinMetric, SpotBand } from './face-report.ts';

type BandEdges = readonly [low: number, high: number];
type SkinBandMetric = Exclude<SkinMetric, 'spots'>;

/** Halfway between the tenth, fiftieth and ninetieth of a hundred stock photos: first values, until a pilot gives better ones. */
const BAND_EDGES: Readonly<Record<SkinBandMetric, BandEdges>> = {
  redness: [2.4, 9.05],
  evenness: [2.3, 3.4],
  texture: [1.45, 2.55],
  shine: [2, 7],
  underEye: [16.5, 32],
};
const SPOT_EDGES: BandEdges = [1, 5];
/** Spots that may come and go between frames. */
const MAX_SPOT_SPREAD = 3;

const ASCENDING: readonly SkinBand[] = ['low', 'medium', 'high'];
const DESCENDING: readonly SkinBand[] = ['high', 'medium', 'low'];
const SPOTS: readonly SpotBand[] = ['none', 'few', 'several'];

/** Undefined where the frames differ by more than half a band. */
export function metricBand(metric: SkinMetric, values: readonly number[]): MetricBand | undefined {
  const at = median(values);
  if (!Number.isFinite(at) || spread(values) > maxSpread(metric)) return undefined;
  if (metric === 'spots') return SPOTS[rank(at, SPOT_EDGES)];
  return (metric === 'evenness' ? DESCENDING : ASCENDING)[rank(at, BAND_EDGES[metric])];
}

export function spreadShare(metric: SkinMetric, values: readonly number[]): number {
  return spread(values) / maxSpread(metric);
}

export function valuesOf(metric: SkinMetric, frames: readonly FrameValues[]): readonly number[] {
  return frames.map((frame) => frame[metric]);
}

/** NaN where fewer than half of the values are known. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length * 2 <= values.length) return Number.NaN;
  const [below = 0, above = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (below + above) / 2;
}

function spread(values: readonly number[]): number {
  const known = values.filter(Number.isFinite);
  return Math.max(...known) - Math.min(...known);
}

function maxSpread(metric: SkinMetric): number {
  if (metric === 'spots') return MAX_SPOT_SPREAD;
  const [low, high] = BAND_EDGES[metric];
  return (high - low) / 2;
}

function rank(value: number, [low, high]: BandEdges): number {
  return value < low ? 0 : value < high ? 1 : 2;
}
