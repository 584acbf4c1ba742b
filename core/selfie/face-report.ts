export type SkinBand = 'low' | 'medium' | 'high';
export type SpotBand = 'none' | 'few' | 'several';
export type Confidence = 'good' | 'fair' | 'poor';

/** What one photo shows of a face, compared with the rest of the same face. What could not be seen well is missing. */
export type SkinMeasurements = {
  readonly redness?: SkinBand;
  /** High: an even tone. */
  readonly evenness?: SkinBand;
  /** High: visible at a look. */
  readonly texture?: SkinBand;
  /** In the light of this photo. */
  readonly shine?: SkinBand;
  /** High: much darker below the eyes than on the cheeks. */
  readonly underEye?: SkinBand;
  readonly spots?: SpotBand;
};

export type SkinMetric = keyof SkinMeasurements;
export type MetricBand = SkinBand | SpotBand;
export const SKIN_METRICS = ['redness', 'evenness', 'texture', 'shine', 'underEye', 'spots'] as const satisfies SkinMetric[];

/** Shares of the photo's width and height, from its upper left corner. */
export type PhotoPoint = readonly [x: number, y: number];
export type FaceRegion = { readonly metric: SkinMetric; readonly points: readonly PhotoPoint[] };

export type FaceReport = {
  readonly version: number;
  /** Of the photo: width by height. */
  readonly aspect: number;
  readonly measurements: SkinMeasurements;
  readonly confidence: Readonly<Partial<Record<SkinMetric, Confidence>>>;
  /** Where each metric was read, for points on the photo. */
  readonly regions: readonly FaceRegion[];
};

/** A report of another version is measured by other rules and is not shown. */
export const REPORT_VERSION = 1;

/** Raw values; NaN where too little skin is in view. */
export type FrameValues = Readonly<Record<SkinMetric, number>>;

/** One frame, or one view of a single photo. */
export type MeasuredFrame = {
  readonly values: FrameValues;
  /** L* of the cheeks. */
  readonly lightness: number;
  /** Share of the cheeks and the forehead that looks like this face's skin. */
  readonly coverage: number;
};
