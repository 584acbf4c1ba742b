import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { GateCode } from '../../core/selfie/gate.ts';
import { isStill, MOVING, type Stillness, withSighting } from '../../core/selfie/stillness.ts';
import { takeFrame } from '../browser/camera.ts';
import { after, now } from '../browser/clock.ts';
import type { FaceWorker } from '../browser/face-worker.ts';

/** Pixels of the small frames that the worker looks at while the camera runs. */
const PREVIEW_HEIGHT = 400;
/** From one frame to the next: fifteen a second are enough, and the phone rests for what is left of the time. */
const FRAME_MS = 66;
const MIN_PAUSE_MS = 4;

/** `undefined`: nothing is seen yet, or nothing can be said. `steady`: the face passes every check. */
export type Guidance = GateCode | 'steady' | undefined;

/** `restingSince` is when the face came to rest, and another number each time that it does. */
type Seen = { readonly guidance: Guidance; readonly restingSince: number | undefined };

/** Looks at the camera's picture with the worker, and says when the face has been still for long enough. */
export function useGuidance(
  video: RefObject<HTMLVideoElement | null>,
  worker: FaceWorker | undefined,
  onStill: () => void,
): Seen {
  const [guidance, setGuidance] = useState<Guidance>();
  const [restingSince, setRestingSince] = useState<number>();
  const still = useEffectEvent(onStill);
  useEffect(() => {
    if (!worker) return;
    let stopped = false;
    let cancel = () => {};
    let rest: Stillness = MOVING;
    let before: Guidance;
    const look = async () => {
      const started = now();
      const frame = video.current && takeFrame(video.current, PREVIEW_HEIGHT);
      const sighting = frame && (await worker.preview(frame));
      if (stopped || (frame && !sighting)) return;
      if (sighting) {
        const at = now();
        const seen: Guidance = sighting.codes[0] ?? 'steady';
        // A message that lasts for one frame only is not shown.
        if (seen === before) setGuidance(seen);
        before = seen;
        rest = withSighting(rest, { at, ...sighting });
        setRestingSince(rest.since);
        if (isStill(rest, at)) return still();
      }
      cancel = after(Math.max(MIN_PAUSE_MS, FRAME_MS - (now() - started)), () => void look());
    };
    void look();
    return () => {
      stopped = true;
      cancel();
    };
  }, [video, worker]);
  return { guidance, restingSince };
}
