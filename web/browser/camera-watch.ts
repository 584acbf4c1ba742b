type CameraWatch = {
  /** A call, another app or a switch on the device takes the picture away. */
  readonly onPause: () => void;
  readonly onResume: () => void;
  /** The lens is gone, or the browser gave it to another page. */
  readonly onEnd: () => void;
};

/** Browsers that come back to the page may have ended the camera, or paused its picture, without a word. */
export function watchCamera(stream: MediaStream, { onPause, onResume, onEnd }: CameraWatch): () => void {
  const [track] = stream.getVideoTracks();
  if (!track) return () => undefined;
  const isVisible = () => document.visibilityState === 'visible';
  const ended = () => isVisible() && onEnd();
  const returned = () => {
    if (!isVisible()) return;
    if (track.readyState === 'ended') onEnd();
    else if (!track.muted) onResume();
  };
  track.addEventListener('mute', onPause);
  track.addEventListener('unmute', onResume);
  track.addEventListener('ended', ended);
  document.addEventListener('visibilitychange', returned);
  if (track.muted) onPause();
  return () => {
    track.removeEventListener('mute', onPause);
    track.removeEventListener('unmute', onResume);
    track.removeEventListener('ended', ended);
    document.removeEventListener('visibilitychange', returned);
  };
}
