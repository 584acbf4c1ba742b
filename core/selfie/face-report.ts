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

/** Shares of a width and a height, from the upper left corner. */
export type PhotoPoint = readonly [x: number, y: number];
/** Its points are shares of the frame that shows the face large. */
export type FaceRegion = { readonly metric: SkinMetric; readonly points: readonly PhotoPoint[] };

/** Styles of a photo that covers its frame, which show its face large. */
export type CloseUp = { readonly objectPosition: string; readonly transformOrigin: string; readonly scale: string };

export type FaceReport = {
  readonly version: number;
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
