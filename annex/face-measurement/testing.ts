import { mapPoint, type PixelImage, squareToImage } from './image.ts';
import { type FaceMesh, inverse, MESH_POINTS, MESH_SIZE, type MeshPoint, squareOfMesh } from './mesh.ts';
import type { FaceModels } from './models.ts';

export type Colour = readonly [red: number, green: number, blue: number];
const [WIDTH, HEIGHT] = [600, 700];

export const SKIN: Colour = [200, 150, 130];
const DARK: Colour = [20, 20, 20];

/** A drawn stand-in for a photo: skin all over, eyes, and whatever `paint` changes. Nobody's face. */
export function drawnFace(paint: (x: number, y: number) => Colour = () => SKIN): PixelImage {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
    const eye = Math.abs(y - 300) < 12 && (Math.abs(x - 220) < 35 || Math.abs(x - 380) < 35);
    const [red, green, blue] = eye ? DARK : paint(x, y);
    data[pixel * 4] = red;
    data[pixel * 4 + 1] = green;
    data[pixel * 4 + 2] = blue;
    data[pixel * 4 + 3] = 255;
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** Points of FaceMesh that the measuring reads, in place on the drawn face; the others lie in its middle. */
const PLACES: Readonly<Record<number, readonly [number, number]>> = {
  ...row([103, 67, 109, 10, 338, 297, 332], 200, 400, 130),
  ...row([104, 69, 108, 151, 337, 299, 333], 190, 410, 190),
  ...row([105, 66, 107, 9, 336, 296, 334], 190, 410, 250),
  ...row([110, 24, 23, 22, 26], 185, 265, 322),
  ...row([228, 229, 230, 231, 232], 185, 265, 345),
  ...row([117, 118, 119, 120], 180, 250, 375),
  ...row([256, 252, 253, 254, 339], 335, 415, 322),
  ...row([452, 451, 450, 449, 448], 335, 415, 345),
  ...row([349, 348, 347, 346], 350, 420, 375),
  ...row([123, 101, 36], 165, 260, 385),
  ...row([147, 187, 205], 180, 255, 470),
  ...row([266, 330, 352], 340, 435, 385),
  ...row([425, 411, 376], 345, 420, 470),
  ...row([196, 6, 419], 285, 315, 290),
  ...row([3, 51, 45, 4, 275, 281, 248], 275, 325, 420),
  234: [100, 350],
  454: [500, 350],
  152: [300, 610],
  33: [185, 300],
  133: [255, 300],
  159: [220, 288],
  145: [220, 312],
  362: [345, 300],
  263: [415, 300],
  386: [380, 288],
  374: [380, 312],
};

function row(ids: readonly number[], from: number, to: number, y: number): Record<number, readonly [number, number]> {
  const step = (to - from) / (ids.length - 1);
  return Object.fromEntries(ids.map((id, index) => [id, [from + index * step, y] as const]));
}

export const drawnMesh: FaceMesh = Array.from({ length: MESH_POINTS }, (_, id): MeshPoint => {
  const [x, y] = PLACES[id] ?? [300, 400];
  return [x, y, 0];
});

/** Models that find nothing, but keep what they were asked. */
export function emptyModels(): FaceModels & { readonly detected: number[] } {
  const detected: number[] = [];
  return {
    detected,
    detect: async (square) => {
      detected.push(square.length);
      return { scores: new Float32Array(896).fill(-9), boxes: new Float32Array(896 * 16) };
    },
    mesh: async () => ({ score: 0, points: new Float32Array(MESH_POINTS * 3) }),
  };
}

/** Models that find the drawn face wherever they look, as sure as `score` says, and note their names. */
export function seeingModels(score: () => number): FaceModels & { readonly asked: string[] } {
  const asked: string[] = [];
  const scores = new Float32Array(896).fill(-9);
  const boxes = new Float32Array(896 * 16);
  scores[513] = 9;
  boxes.set([110, 110, 130, 150, 80, 90, 140, 90], 513 * 16);
  const fromImage = inverse(squareToImage(squareOfMesh(drawnMesh), MESH_SIZE));
  const points = Float32Array.from(drawnMesh.flatMap(([x, y, z]) => [...mapPoint(fromImage, x, y), z]));
  return {
    asked,
    detect: async () => {
      asked.push('detector');
      return { scores, boxes };
    },
    mesh: async () => {
      asked.push('mesh');
      return { score: score(), points };
    },
  };
}
