/** Only what a page about the work says. A field that no page told is left out. */
export type Source = {
  /** As they are cited: up to three, or the first and 'et al.'. What an office or a professional body says has none. */
  readonly authors?: readonly string[];
  readonly title: string;
  readonly where: string;
  /** A web page without a date has none. */
  readonly year?: number;
  readonly doi?: string;
  /** Where a work without a DOI can be read. */
  readonly url?: string;
  /** `advice` is what a professional body tells the public. */
  readonly evidence: 'trial' | 'study' | 'review' | 'guideline' | 'regulation' | 'advice';
  /** The number of people who took part in a trial or a study. */
  readonly people?: number;
  /** What a study without people was made on. */
  readonly testedOn?: string;
  readonly access?: 'free' | 'paid';
  /** The day on which title, place and finding were last compared with the work, or with an abstract or report of it. */
  readonly checked: string;
};
