import { MIN_MESH_SCORE } from '../../core/selfie/gate.ts';
import { type FoundFace, findFace, followFace } from './finder.ts';
import type { PixelImage } from './image.ts';
import type { FaceModels } from './models.ts';

/** Frames without the detector, which takes most of a frame's time; a second face is noticed after as many. */
const MAX_FOLLOWED = 4;

/** Frames of a camera: the mesh of one says where to look in the next. */
export class FaceTracker {
  private last: { readonly found: FoundFace; readonly followed: number } | undefined;

  async find(frame: PixelImage, models: FaceModels): Promise<FoundFace | undefined> {
    const last = this.last;
    const known = last && last.followed < MAX_FOLLOWED && isSameSize(last.found, frame) ? last : undefined;
    const followed = known && (await followFace(frame, models, known.found));
    const found = followed && isSure(followed) ? followed : await findFace(frame, models);
    this.last = found && isSure(found) ? { found, followed: known && found === followed ? known.followed + 1 : 0 } : undefined;
    return found;
  }
}

function isSure({ observation }: FoundFace): boolean {
  return observation.meshScore >= MIN_MESH_SCORE;
}

/** A phone that was turned has another picture. */
function isSameSize({ observation }: FoundFace, { width, height }: PixelImage): boolean {
  return observation.width === width && observation.height === height;
}
