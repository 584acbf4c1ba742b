export type SkinBand = 'low' | 'medium' | 'high';
export type SpotBand = 'none' | 'few' | 'several';
export type Confidence = 'good' | 'fair' | 'poor';

/** What one photo shows of a face, compared with the rest of the same face. What could not be seen well is missing. */
export type SkinMeasurements = {
  readonly redness?: SkinBand;
  readonly evenness?: SkinBand;
  readonly texture?: SkinBand;
  readonly shine?: SkinBand;
  /** Much darker than the cheeks. */
  readonly underEye?: SkinBand;
  /** Red ones: a brown one may be a freckle, a mole or a dark spot. */
  readonly spots?: SpotBand;
};

export type SkinMetric = keyof SkinMeasurements;
export type MetricBand = SkinBand | SpotBand;
export const SKIN_METRICS = ['redness', 'evenness', 'texture', 'shine', 'underEye', 'spots'] as const satisfies SkinMetric[];

/** Shares of the photo's width and height, from its upper left corner. */
export type PhotoPoint = readonly [x: number, y: number];
export type FaceRegion = { readonly metric: SkinMetric; readonly points: readonly PhotoPoint[] };

/** Shows a face large in a frame that the photo covers: `position` of the photo in its frame, then `scale` around `origin`. */
export type CloseUp = { readonly position: PhotoPoint; readonly scale: number; readonly origin: PhotoPoint };

export type FaceReport = {
  readonly version: number;
  /** Width by height. */
  readonly aspect: number;
  readonly measurements: SkinMeasurements;
  readonly confidence: Readonly<Partial<Record<SkinMetric, Confidence>>>;
  readonly regions: readonly FaceRegion[];
  readonly closeUp: CloseUp;
};

/** A report of another version is measured by other rules and is not shown. */
export const REPORT_VERSION = 3;

/** Raw values; NaN where too little skin is in view. */
export type FrameValues = Readonly<Record<SkinMetric, number>>;

export type MeasuredFrame = {
  readonly values: FrameValues;
  readonly lightness: number;
  /** Share of the skin in view; `lightness` is L* of the cheeks. */
  readonly coverage: number;
};
