import type { DetectedFace, FaceBox, FrameObservation } from '../../core/selfie/gate.ts';
import { DETECTOR_SIZE, type FaceCandidate, readFaces } from './detector.ts';
import { mapPoint, type PixelImage, SIGNED_LEVELS, sampleImage, squareToImage, type TurnedSquare, UNIT_LEVELS } from './image.ts';
import { boxOf, type FaceMesh, MESH_SIZE, meshInImage, poseOf, squareOfBox, squareOfMesh, uprightToImage } from './mesh.ts';
import type { FaceModels } from './models.ts';
import { faceQuality } from './quality.ts';
import { type UprightFace, uprightFace } from './upright.ts';

export type FoundFace = {
  readonly mesh: FaceMesh;
  readonly observation: FrameObservation;
  readonly upright: UprightFace;
};

/** A second pass of the mesh, from where the first one found the face, is worth its time for a photo that is measured. */
export async function findFace(image: PixelImage, models: FaceModels, passes: 1 | 2): Promise<FoundFace | undefined> {
  const faces = await detectFaces(image, models);
  const [first] = faces;
  return first && lookAt(image, models, { faces, square: squareOfBox(first.box, first.eyes), passes });
}

/** Looks where the face was in the frame before. Whether there are others is not looked at anew. */
export function followFace(image: PixelImage, models: FaceModels, { mesh, observation }: FoundFace): Promise<FoundFace> {
  return lookAt(image, models, { faces: observation.faces, square: squareOfMesh(mesh), passes: 1 });
}

type Look = { readonly faces: readonly DetectedFace[]; readonly square: TurnedSquare; readonly passes: 1 | 2 };

async function lookAt(image: PixelImage, models: FaceModels, { faces, square, passes }: Look): Promise<FoundFace> {
  let found = await meshIn(image, models, square);
  for (let pass = 1; pass < passes; pass += 1) found = await meshIn(image, models, squareOfMesh(found.mesh));
  const { mesh, score } = found;
  const { width, height } = image;
  const upright = uprightFace(image, uprightToImage(mesh));
  const observation = {
    width,
    height,
    faces,
    meshScore: score,
    box: boxOf(mesh),
    pose: poseOf(mesh),
    ...faceQuality(image, mesh, upright),
  };
  return { mesh, observation, upright };
}

async function detectFaces(image: PixelImage, models: FaceModels): Promise<readonly FaceCandidate[]> {
  const size = Math.max(image.width, image.height);
  const toImage = squareToImage({ x: image.width / 2, y: image.height / 2, size, angle: 0 }, DETECTOR_SIZE);
  const sampled = sampleImage(image, toImage, { width: DETECTOR_SIZE, height: DETECTOR_SIZE, levels: SIGNED_LEVELS });
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

async function meshIn(image: PixelImage, models: FaceModels, square: TurnedSquare) {
  const sampled = sampleImage(image, squareToImage(square, MESH_SIZE), {
    width: MESH_SIZE,
    height: MESH_SIZE,
    levels: UNIT_LEVELS,
  });
  const { score, points } = await models.mesh(sampled);
  return { score, mesh: meshInImage(points, square) };
}
