/** A grey picture, a byte a pixel. */
export type LabelPicture = { readonly width: number; readonly height: number; readonly grey: Uint8Array };

/** `confidence` is from 0 to 100. */
export type LabelResponse =
  | { readonly kind: 'text'; readonly text: string; readonly confidence: number }
  /** What reads could not be loaded. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'failed' };
