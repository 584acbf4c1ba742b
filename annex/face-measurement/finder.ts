import type { DetectedFace, FaceBox, FrameObservation, GateUse } from '../../core/selfie/gate.ts';
import { DETECTOR_SIZE, type FaceCandidate, readFaces } from './detector.ts';
import { mapPoint, type PixelImage, SIGNED_LEVELS, sampleImage, squareToImage, type TurnedSquare, UNIT_LEVELS } from './image.ts';
import { boxOf, type FaceMesh, MESH_SIZE, meshInImage, poseOf, squareOfBox, squareOfMesh, uprightToImage } from './mesh.ts';
import type { FaceModels } from './models.ts';
import { faceQuality } from './quality.ts';
import { type Plane, type UprightFace, uprightFace, uprightLuminance } from './upright.ts';

/** A small frame has about two pixels for one of a model along a side, and a single sample is a mean of two by two. */
const MAX_SIDE: Readonly<Record<GateUse, number>> = { preview: 1, photo: 2 };

export type FoundFace = { readonly mesh: FaceMesh; readonly observation: FrameObservation };
export type FoundPhoto = FoundFace & { readonly upright: UprightFace };

/** In a small frame of a camera: one pass of the mesh, and of the face its light alone. */
export async function findFace(image: PixelImage, models: FaceModels): Promise<FoundFace | undefined> {
  const faces = await detectFaces(image, models, 'preview');
  const [first] = faces;
  return first && lookAt(image, models, { faces, square: squareOfBox(first.box, first.eyes) });
}

/** Looks where the face was in the frame before. Whether there are others is not looked at anew. */
export function followFace(image: PixelImage, models: FaceModels, { mesh, observation }: FoundFace): Promise<FoundFace> {
  return lookAt(image, models, { faces: observation.faces, square: squareOfMesh(mesh) });
}

type Look = { readonly faces: readonly DetectedFace[]; readonly square: TurnedSquare };

async function lookAt(image: PixelImage, models: FaceModels, { faces, square }: Look): Promise<FoundFace> {
  const { mesh, score } = await meshIn(image, models, square, 'preview');
  const luminance = uprightLuminance(image, uprightToImage(mesh));
  return { mesh, observation: observe(image, { faces, mesh, score }, luminance) };
}

/** A second pass of the mesh, from where the first one found the face, is worth its time for a photo that is measured. */
export async function findInPhoto(image: PixelImage, models: FaceModels): Promise<FoundPhoto | undefined> {
  const faces = await detectFaces(image, models, 'photo');
  const [first] = faces;
  if (!first) return undefined;
  const coarse = await meshIn(image, models, squareOfBox(first.box, first.eyes), 'photo');
  const { mesh, score } = await meshIn(image, models, squareOfMesh(coarse.mesh), 'photo');
  const upright = uprightFace(image, uprightToImage(mesh));
  return { mesh, observation: observe(image, { faces, mesh, score }, upright.luminance), upright };
}

type Seen = { readonly faces: readonly DetectedFace[]; readonly mesh: FaceMesh; readonly score: number };

function observe(image: PixelImage, { faces, mesh, score }: Seen, luminance: Plane): FrameObservation {
  const { width, height } = image;
  const [box, pose] = [boxOf(mesh), poseOf(mesh)];
  return { width, height, faces, meshScore: score, box, pose, ...faceQuality(image, mesh, luminance) };
}

async function detectFaces(image: PixelImage, models: FaceModels, use: GateUse): Promise<readonly FaceCandidate[]> {
  const size = Math.max(image.width, image.height);
  const toImage = squareToImage({ x: image.width / 2, y: image.height / 2, size, angle: 0 }, DETECTOR_SIZE);
  const sampled = sampleImage(image, toImage, {
    width: DETECTOR_SIZE,
    height: DETECTOR_SIZE,
    levels: SIGNED_LEVELS,
    maxSide: MAX_SIDE[use],
  });
  const { scores, boxes } = await models.detect(sampled);
  const scale = size / DETECTOR_SIZE;
  const inImage = ({ x, y, width, height }: FaceBox): FaceBox => {
    const [left, top] = mapPoint(toImage, x, y);
    return { x: left, y: top, width: width * scale, height: height * scale };
  };
  return readFaces(scores, boxes).map(({ score, box, eyes: [left, right] }) => ({
    score,
    box: inImage(box),
    eyes: [mapPoint(toImage, ...left), mapPoint(toImage, ...right)],
  }));
}

async function meshIn(image: PixelImage, models: FaceModels, square: TurnedSquare, use: GateUse) {
  const sampled = sampleImage(image, squareToImage(square, MESH_SIZE), {
    width: MESH_SIZE,
    height: MESH_SIZE,
    levels: UNIT_LEVELS,
    maxSide: MAX_SIDE[use],
  });
  const { score, points } = await models.mesh(sampled);
  return { score, mesh: meshInImage(points, square) };
}
