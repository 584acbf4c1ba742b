import { useEffect, useRef, useState } from 'react';
import { cameraCopy } from '../../content/pages/camera.ts';
import type { FaceReport } from '../../core/selfie/face-report.ts';
import { pixelsOf } from '../browser/camera.ts';
import { faceConsent, saveFaceConsent } from '../browser/face-consent.ts';
import { canMeasureFaces, type FaceWorker, openFaceWorker } from '../browser/face-worker.ts';
import { saveFaceReport } from '../browser/photo.ts';

const { version } = cameraCopy.consent;

/** The visitor's decision about the measuring, and the worker that a yes loads. */
export function useMeasuring() {
  const [possible] = useState(() => canMeasureFaces());
  const [allowed, setAllowed] = useState(() => (possible ? faceConsent(version) : false));
  const [opened, setOpened] = useState<{ readonly worker: FaceWorker | undefined }>();
  const reports = useRef(new WeakMap<Blob, Promise<FaceReport | undefined>>());
  const last = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (allowed !== true) return;
    const worker = openFaceWorker();
    setOpened({ worker });
    return () => {
      setOpened(undefined);
      // The report of a photo that was accepted comes after the screen has gone.
      void last.current.finally(() => worker?.close());
    };
  }, [allowed]);

  const measureFrames = (photo: Blob, frames: readonly ImageData[]) => {
    const report = opened?.worker?.measure(frames);
    if (!report) return;
    reports.current.set(photo, report);
    last.current = report;
  };
  return {
    isAsking: allowed === undefined,
    isSettled: allowed === false || opened !== undefined,
    worker: opened?.worker,
    /** Undefined where nothing can be measured. */
    ask: possible ? () => setAllowed(undefined) : undefined,
    decide: (decision: boolean) => {
      saveFaceConsent(version, decision);
      setAllowed(decision);
    },
    measureFrames,
    measurePhoto: async (photo: Blob) => {
      const pixels = opened?.worker && (await pixelsOf(photo));
      if (pixels) measureFrames(photo, [pixels]);
    },
    /** Beside the photo, which must be saved before. */
    keepReport: async (photo: Blob) => {
      const report = await reports.current.get(photo);
      if (report) await saveFaceReport(photo, report);
    },
  };
}
