export type Source = {
  readonly title: string;
  readonly where: string;
  /** A web page without a date has none. */
  readonly year?: number;
  /** The day on which title, place and finding were last compared with the work, or with an abstract or report of it. */
  readonly checked: string;
  /** `advice` is what a professional body tells the public. */
  readonly evidence: 'trial' | 'study' | 'review' | 'guideline' | 'regulation' | 'advice';
};
