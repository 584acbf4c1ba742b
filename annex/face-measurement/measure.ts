import { closeUp } from '../../core/selfie/close-up.ts';
import type { FaceRegion, FaceReport, MeasuredFrame } from '../../core/selfie/face-report.ts';
import { type FrameObservation, type GateCode, gateCodes } from '../../core/selfie/gate.ts';
import type { MeasuredFace } from '../../core/selfie/protocol.ts';
import { type FoundPhoto, findInPhoto } from './finder.ts';
import type { PixelImage } from './image.ts';
import { boxOf, type FaceMesh, uprightToImage } from './mesh.ts';
import { faceMetrics } from './metrics.ts';
import type { FaceModels } from './models.ts';
import { faceReport } from './report.ts';
import { skinAreas } from './skin.ts';
import { uprightFace } from './upright.ts';

type PlaceInPhoto = Pick<FaceReport, 'regions' | 'closeUp'>;
type View = { readonly scale: number; readonly turn: number };

/** As the photo was looked at when its face was found. */
const PLAIN: View = { scale: 1, turn: 0 };
/** One photo is measured as a burst would see it: a little nearer, farther and tilted. */
const VARIANTS = [PLAIN, { scale: 0.97, turn: 0.035 }, { scale: 1.03, turn: -0.035 }];

export async function measureFace(images: readonly PixelImage[], models: FaceModels): Promise<MeasuredFace> {
  const frames: MeasuredFrame[] = [];
  const observations: FrameObservation[] = [];
  let codes: readonly GateCode[] = ['no-face'];
  let place: PlaceInPhoto | undefined;
  const views = images.length > 1 ? [PLAIN] : VARIANTS;
  for (const image of images) {
    const found = await findInPhoto(image, models);
    if (found) observations.push(found.observation);
    codes = found ? gateCodes(found.observation, 'photo') : ['no-face'];
    if (!found || codes.length > 0) continue;
    place = placeIn(image, found.mesh);
    frames.push(...views.map((view) => measureView(image, found, view)));
  }
  if (!place) return { codes, report: undefined, frames, observations };
  return { codes: [], report: faceReport(frames, { ...place, burst: images.length > 1 }), frames, observations };
}

function measureView(image: PixelImage, { mesh, upright }: FoundPhoto, view: View): MeasuredFrame {
  const toImage = uprightToImage(mesh, view);
  const face = view === PLAIN ? upright : uprightFace(image, toImage);
  const areas = skinAreas(face, mesh, toImage);
  const { forehead, cheekLeft, cheekRight } = areas.coverage;
  return { values: faceMetrics(face, areas), lightness: areas.lightness, coverage: Math.min(forehead, cheekLeft, cheekRight) };
}

/** FaceMesh ids in the middle of where each metric is read. */
const MARKS: Readonly<Record<FaceRegion['metric'], readonly number[]>> = {
  redness: [50, 280],
  evenness: [101, 330],
  texture: [205, 425],
  shine: [151, 4],
  underEye: [23, 253],
  spots: [108, 337],
};

function placeIn({ width, height }: PixelImage, mesh: FaceMesh): PlaceInPhoto {
  const box = boxOf(mesh);
  const middle = [(box.x + box.width / 2) / width, (box.y + box.height / 2) / height] as const;
  const { style, inFrame } = closeUp({ middle, height: box.height / height }, width / height);
  const regions = (Object.keys(MARKS) as FaceRegion['metric'][]).map((metric) => ({
    metric,
    points: MARKS[metric].map((id) => {
      const [x = 0, y = 0] = mesh[id] ?? [];
      return inFrame([x / width, y / height]);
    }),
  }));
  return { regions, closeUp: style };
}
