import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type CameraRefusal, closeCamera, listenForPictures, openCamera } from '../browser/camera.ts';
import { watchCamera } from '../browser/camera-watch.ts';
import { after } from '../browser/clock.ts';
import { whenVisible } from '../browser/page-view.ts';

/** Long enough to read the browser's question and answer it. */
const MAX_WAIT_MS = 30_000;
/** A camera that is paused for longer is opened anew: some phones never give it back. */
const MAX_PAUSE_MS = 3000;
/** Without a picture in between. */
const MAX_REOPENINGS = 2;

export type CameraState = 'opening' | 'live' | 'paused';

type Options = { readonly needed: boolean; readonly onRefused: (reason: CameraRefusal) => void };

/** The camera in a video element. It reopens when its lens or its picture is lost. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, { needed, onRefused }: Options) {
  const [state, setState] = useState<CameraState>('opening');
  const [opening, setOpening] = useState(0);
  const reopenings = useRef(0);
  const muted = useRef(false);
  const refused = useEffectEvent(onRefused);

  const reopen = () => {
    setState('opening');
    setOpening((count) => count + 1);
  };
  const pause = useEffectEvent(() => {
    muted.current = true;
    setState('paused');
  });
  const resume = useEffectEvent(() => {
    muted.current = false;
    void video.current?.play().catch(() => undefined);
    setState((before) => (before === 'paused' ? 'live' : before));
  });
  const end = useEffectEvent(() => {
    if (reopenings.current >= MAX_REOPENINGS) return refused('busy');
    reopenings.current += 1;
    reopen();
  });
  useEffect(() => (state === 'opening' && needed ? after(MAX_WAIT_MS, () => refused('silent')) : undefined), [state, needed]);
  useEffect(() => {
    if (state !== 'paused' || reopenings.current >= MAX_REOPENINGS) return;
    let cancel = after(MAX_PAUSE_MS, () => {
      cancel = whenVisible(() => end());
    });
    return () => cancel();
  }, [state]);
  // A layout effect turns the camera's light off together with its picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening asks for the camera anew
  useLayoutEffect(() => {
    if (!needed) return;
    let close = () => {};
    let stopped = false;
    muted.current = false;
    void openCamera().then((stream) => {
      if (typeof stream === 'string') return stopped || refused(stream);
      if (stopped || !video.current) return closeCamera(stream);
      video.current.srcObject = stream;
      listenForPictures(video.current);
      const unwatch = watchCamera(stream, { onPause: () => pause(), onResume: () => resume(), onEnd: () => end() });
      close = () => {
        unwatch();
        closeCamera(stream);
      };
    });
    return () => {
      stopped = true;
      close();
    };
  }, [needed, opening]);

  return {
    state,
    reopen,
    /** A muted camera shows black pictures. */
    onPicture: () => {
      if (muted.current) return;
      reopenings.current = 0;
      setState('live');
    },
  };
}
