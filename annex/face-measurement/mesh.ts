import type { FaceBox, HeadPose } from '../../core/selfie/gate.ts';
import { type Affine, mapPoint, squareToImage, type TurnedSquare } from './image.ts';

/** FaceMesh: 468 points of a face in a square of 192 pixels. */
export const MESH_SIZE = 192;
export const MESH_POINTS = 468;
/** Of the face's longer side. */
const MARGIN = 1.5;

export type MeshPoint = readonly [x: number, y: number, z: number];
export type FaceMesh = readonly MeshPoint[];

/** Ids of points that are read by name; left and right as the image of an unmirrored face shows them. */
const ID = { leftEye: 33, rightEye: 263, leftSide: 234, rightSide: 454, top: 10, chin: 152 } as const;

export function squareOfBox(
  { x, y, width, height }: FaceBox,
  eyes: readonly [readonly number[], readonly number[]],
): TurnedSquare {
  const [[leftX = 0, leftY = 0], [rightX = 0, rightY = 0]] = eyes;
  const angle = Math.atan2(rightY - leftY, rightX - leftX);
  return { x: x + width / 2, y: y + height / 2, size: MARGIN * Math.max(width, height), angle };
}

/** For a second pass, which starts from the points of the first. */
export function squareOfMesh(mesh: FaceMesh): TurnedSquare {
  return squareOfBox(boxOf(mesh), [pointOf(mesh, 'leftEye'), pointOf(mesh, 'rightEye')]);
}

/** From the model's numbers, three a point, to pixels of the image. */
export function meshInImage(values: ArrayLike<number>, square: TurnedSquare): FaceMesh {
  const toImage = squareToImage(square, MESH_SIZE);
  const scale = square.size / MESH_SIZE;
  return Array.from({ length: MESH_POINTS }, (_, id): MeshPoint => {
    const [x, y] = mapPoint(toImage, values[id * 3] ?? 0, values[id * 3 + 1] ?? 0);
    return [x, y, (values[id * 3 + 2] ?? 0) * scale];
  });
}

export function boxOf(mesh: FaceMesh): FaceBox {
  const xs = mesh.map(([x]) => x);
  const ys = mesh.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function poseOf(mesh: FaceMesh): HeadPose {
  const [left, right] = [pointOf(mesh, 'leftSide'), pointOf(mesh, 'rightSide')];
  const [top, chin] = [pointOf(mesh, 'top'), pointOf(mesh, 'chin')];
  const [leftEye, rightEye] = [pointOf(mesh, 'leftEye'), pointOf(mesh, 'rightEye')];
  return {
    yaw: degrees(right[2] - left[2], Math.hypot(right[0] - left[0], right[1] - left[1])),
    pitch: degrees(chin[2] - top[2], Math.hypot(chin[0] - top[0], chin[1] - top[1])),
    roll: degrees(rightEye[1] - leftEye[1], rightEye[0] - leftEye[0]),
  };
}

/** The upright picture that every face is measured in, whatever its size and tilt: from the hairline to the mouth. */
export const UPRIGHT = { width: 420, height: 400 } as const;
const UPRIGHT_FACE = 400;
/** Where the middle between hairline and chin lies in it. */
const UPRIGHT_MIDDLE = { u: 210, v: 240 };

/** From pixels of the upright picture to those of the image. `scale` and `turn` (radians) vary the view of one photo. */
export function uprightToImage(mesh: FaceMesh, { scale = 1, turn = 0 } = {}): Affine {
  const [left, right] = [pointOf(mesh, 'leftSide'), pointOf(mesh, 'rightSide')];
  const [top, chin] = [pointOf(mesh, 'top'), pointOf(mesh, 'chin')];
  const [leftEye, rightEye] = [pointOf(mesh, 'leftEye'), pointOf(mesh, 'rightEye')];
  const width = Math.hypot(right[0] - left[0], right[1] - left[1], right[2] - left[2]);
  const step = (width / UPRIGHT_FACE) * scale;
  const angle = Math.atan2(rightEye[1] - leftEye[1], rightEye[0] - leftEye[0]) + turn;
  const [cos, sin] = [Math.cos(angle) * step, Math.sin(angle) * step];
  const { u, v } = UPRIGHT_MIDDLE;
  const x = (top[0] + chin[0] + left[0] + right[0]) / 4;
  const y = (top[1] + chin[1]) / 2;
  return [cos, sin, -sin, cos, x - u * cos + v * sin, y - u * sin - v * cos];
}

export function inverse([a, b, c, d, e, f]: Affine): Affine {
  const determinant = a * d - b * c;
  const [p, q, r, s] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [p, q, r, s, -(p * e + r * f), -(q * e + s * f)];
}

function pointOf(mesh: FaceMesh, name: keyof typeof ID): MeshPoint {
  return mesh[ID[name]] ?? [0, 0, 0];
}

function degrees(opposite: number, adjacent: number): number {
  return (Math.atan2(opposite, adjacent) * 180) / Math.PI;
}
