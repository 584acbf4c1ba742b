export type Source = {
  readonly title: string;
  readonly where: string;
  /** A web page without a date has none. */
  readonly year?: number;
  /** `advice` is what a professional body tells the public. */
  readonly evidence: 'trial' | 'study' | 'review' | 'guideline' | 'regulation' | 'advice';
};
