/** What keeps a face from being measured, the most urgent first. */
export const GATE_CODES = [
  'no-face',
  'multiple',
  'too-far',
  'too-close',
  'off-centre',
  'too-dark',
  'too-bright',
  'side-light',
  'turn-head',
  'tilt',
  'blurred',
] as const;
export type GateCode = (typeof GATE_CODES)[number];

/** Pixels of the image, as everywhere below; a pose is in degrees. */
export type FaceBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type HeadPose = { readonly yaw: number; readonly pitch: number; readonly roll: number };

export type DetectedFace = { readonly score: number; readonly box: FaceBox };

export type FrameObservation = {
  readonly width: number;
  readonly height: number;
  readonly faces: readonly DetectedFace[];
  readonly meshScore: number;
  readonly box: FaceBox;
  readonly pose: HeadPose;
  /** L* between the darkest and the brightest twentieth around the eyes: the same for light and deep skin. */
  readonly eyeContrast: number;
  /** Steepest change of L* around the eyes, by their contrast. */
  readonly sharpness: number;
  readonly clipped: number;
  /** Natural logarithm of one cheek's light by the other's. */
  readonly sideLight: number;
};

/** A detector alone takes cats and cups for faces; the mesh does not. */
export const MIN_MESH_SCORE = 0.9;
const SECOND_FACE = { score: 0.75, width: 0.35 };
/** Shares of the frame's width. */
const MIN_FACE = 0.34;
const MAX_FACE = 0.8;
const MAX_OFF_CENTRE = 0.16;
const MAX_POSE: HeadPose = { yaw: 16, pitch: 20, roll: 12 };
const MIN_EYE_CONTRAST = 25;
const MAX_CLIPPED = 0.05;
const MAX_SIDE_LIGHT = 0.5;
/** Of a frame with all its pixels; a small one shows less. */
const MIN_SHARPNESS = 0.17;
const MIN_PREVIEW_SHARPNESS = 0.12;
const MIN_FACE_PX = 280;

export type GateUse = 'preview' | 'photo';

/** Empty where the face can be measured. A chosen photo may be framed as it likes if the face has its pixels. */
export function gateCodes(seen: FrameObservation, use: GateUse): readonly GateCode[] {
  const [first, second] = seen.faces;
  if (!first || seen.meshScore < MIN_MESH_SCORE) return ['no-face'];
  const failed: Partial<Record<GateCode, boolean>> = {
    multiple: second !== undefined && second.score > SECOND_FACE.score && second.box.width > SECOND_FACE.width * first.box.width,
    'too-dark': seen.eyeContrast < MIN_EYE_CONTRAST,
    'too-bright': seen.clipped > MAX_CLIPPED,
    'side-light': Math.abs(seen.sideLight) > MAX_SIDE_LIGHT,
    'turn-head': Math.abs(seen.pose.yaw) > MAX_POSE.yaw || Math.abs(seen.pose.pitch) > MAX_POSE.pitch,
    tilt: Math.abs(seen.pose.roll) > MAX_POSE.roll,
    blurred: seen.sharpness < (use === 'preview' ? MIN_PREVIEW_SHARPNESS : MIN_SHARPNESS),
    ...(use === 'preview' ? framing(seen) : { 'too-far': seen.box.width < MIN_FACE_PX }),
  };
  return GATE_CODES.filter((code) => failed[code]);
}

function framing({ box, width, height }: FrameObservation): Partial<Record<GateCode, boolean>> {
  const sideways = Math.abs(box.x + box.width / 2 - width / 2) / width;
  const upright = Math.abs(box.y + box.height / 2 - height / 2) / height;
  return {
    'too-far': box.width < MIN_FACE * width,
    'too-close': box.width > MAX_FACE * width,
    'off-centre': Math.max(sideways, upright) > MAX_OFF_CENTRE,
  };
}
