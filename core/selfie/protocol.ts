import type { FaceReport, MeasuredFrame } from './face-report.ts';
import type { FaceBox, FrameObservation, GateCode } from './gate.ts';

/** Four bytes a pixel. */
export type FramePixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

/** `preview` looks at one small frame, `measure` at the frames of one photo. */
export type FaceRequest = { readonly id: number } & (
  | { readonly kind: 'preview'; readonly frame: FramePixels }
  | { readonly kind: 'measure'; readonly frames: readonly FramePixels[] }
);

export type FaceSighting = { readonly codes: readonly GateCode[]; readonly box: FaceBox | undefined };

/** `ready` comes once, before all others; `failed` alone means that nothing can be measured here. */
export type FaceResponse =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly id?: number }
  | { readonly kind: 'sighting'; readonly id: number; readonly sighting: FaceSighting }
  | ({ readonly kind: 'report'; readonly id: number } & MeasuredFace);

/** Without a report where no frame passes the gate; `codes` are then of the last. `frames` and `observations` are for those who test the measuring. */
export type MeasuredFace = {
  readonly codes: readonly GateCode[];
  readonly report: FaceReport | undefined;
  readonly frames: readonly MeasuredFrame[];
  readonly observations: readonly FrameObservation[];
};
