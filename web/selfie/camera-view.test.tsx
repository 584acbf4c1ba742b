// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cameraCopy } from '../../content/pages/camera.ts';
import { selfieCopy } from '../../content/pages/selfie.ts';
import { closeCamera, decoded, openCamera, photoOf, takeFrames } from '../browser/camera.ts';
import { faceConsent, saveFaceConsent } from '../browser/face-consent.ts';
import { canMeasureFaces, openFaceWorker } from '../browser/face-worker.ts';
import { remove } from '../browser/storage.ts';
import { closeEventsSent } from '../testing/dialog.ts';
import { render } from '../testing/render.tsx';
import { CameraView } from './camera-view.tsx';

vi.mock('../browser/camera.ts', () => ({
  openCamera: vi.fn(),
  closeCamera: vi.fn(),
  decoded: vi.fn(),
  takeFrame: vi.fn(),
  listenForPictures: vi.fn(),
  takeFrames: vi.fn(),
  photoOf: vi.fn(),
}));

vi.mock('../browser/face-worker.ts', () => ({ canMeasureFaces: vi.fn(() => false), openFaceWorker: vi.fn() }));

function videoTrack() {
  return Object.assign(new EventTarget(), { readyState: 'live', muted: false });
}

function streamOf(track: EventTarget): MediaStream {
  const stream = new MediaStream();
  stream.getVideoTracks = () => [track as MediaStreamTrack];
  return stream;
}

function openView(chosen?: Blob) {
  const handlers = { onCapture: vi.fn(), onRefused: vi.fn(), onClose: vi.fn() };
  const rendered = render(<CameraView chosen={chosen} {...handlers} />, { strict: true });
  return { ...rendered, ...handlers, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: cameraCopy.preview }) };
}

test('the camera stays open when StrictMode mounts its view twice, and only one stream runs', async () => {
  const streams = [new MediaStream(), new MediaStream()] as const;
  vi.mocked(openCamera).mockResolvedValueOnce(streams[0]).mockResolvedValueOnce(streams[1]);
  const { dialog, onClose } = openView();
  await closeEventsSent();
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(vi.mocked(closeCamera).mock.calls).toEqual([[streams[0]]]);
});

test('a refused camera is reported once', async () => {
  vi.mocked(openCamera).mockResolvedValue('denied');
  const { onRefused } = openView();
  await waitFor(() => expect(onRefused.mock.calls).toEqual([['denied']]));
});

test('a camera that never answers is reported, so that the visitor can choose a photo', () => {
  vi.useFakeTimers();
  vi.mocked(openCamera).mockReturnValue(new Promise(() => undefined));
  const { onRefused } = openView();
  act(() => void vi.advanceTimersByTime(29_999));
  expect(onRefused).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onRefused.mock.calls).toEqual([['silent']]);
  vi.useRealTimers();
});

test('the camera’s picture stays until the photo can be painted in its place', async () => {
  vi.mocked(openCamera).mockReturnValue(new Promise(() => undefined));
  vi.mocked(takeFrames).mockResolvedValue([new ImageData(4, 5)]);
  vi.mocked(photoOf).mockResolvedValue(new Blob(['photo']));
  const decoding = Promise.withResolvers<void>();
  vi.mocked(decoded).mockReturnValue(decoding.promise);
  const { dialog } = openView();
  const video = dialog.querySelector('video');
  act(() => void video?.dispatchEvent(new Event('loadeddata')));
  act(() => screen.getByRole('button', { name: cameraCopy.capture }).click());
  await waitFor(() => expect(decoded).toHaveBeenCalled());
  expect([video?.hidden, dialog.querySelector('img')]).toEqual([false, null]);
  await act(async () => decoding.resolve());
  expect([video?.hidden, dialog.querySelector('img')?.alt]).toEqual([true, selfieCopy.yours]);
});

describe('a camera that is interrupted', () => {
  const start = async () => {
    const tracks = [videoTrack(), videoTrack(), videoTrack(), videoTrack()];
    vi.mocked(openCamera).mockReset();
    for (const track of tracks) vi.mocked(openCamera).mockResolvedValueOnce(streamOf(track));
    const handlers = { onCapture: vi.fn(), onRefused: vi.fn(), onClose: vi.fn() };
    render(<CameraView {...handlers} />);
    await act(async () => undefined);
    const video = screen.getByLabelText<HTMLVideoElement>(cameraCopy.preview, { selector: 'video' });
    const play = vi.spyOn(video, 'play').mockResolvedValue();
    const show = () => act(() => void video.dispatchEvent(new Event('loadeddata')));
    const lose = (track: EventTarget | undefined, event: 'mute' | 'unmute' | 'ended') =>
      act(async () => void track?.dispatchEvent(new Event(event)));
    show();
    return { ...handlers, tracks, play, show, lose };
  };
  const shutter = () => screen.queryByRole('button', { name: cameraCopy.capture });
  const said = () => screen.getByRole('status').textContent;
  const opened = () => vi.mocked(openCamera).mock.calls.length;

  beforeEach(() => {
    vi.mocked(canMeasureFaces).mockReturnValue(false);
    vi.mocked(takeFrames).mockReset();
    vi.mocked(photoOf).mockReset();
  });

  test('says so, takes no photo meanwhile, and goes on by itself', async () => {
    const { tracks, lose, play } = await start();
    expect(shutter()).toBeTruthy();
    await lose(tracks[0], 'mute');
    expect([said(), shutter()]).toEqual([cameraCopy.paused, null]);
    await lose(tracks[0], 'unmute');
    expect([said(), play.mock.calls.length, opened()]).toEqual([cameraCopy.hint, 1, 1]);
    expect(shutter()).toBeTruthy();
  });

  test('is opened anew when its lens is lost, and the shutter works again', async () => {
    const { tracks, lose, show, onRefused } = await start();
    await lose(tracks[0], 'ended');
    expect([opened(), shutter()]).toEqual([2, null]);
    show();
    expect(shutter()).toBeTruthy();
    expect(onRefused).not.toHaveBeenCalled();
  });

  test('is opened anew after a pause that does not end', async () => {
    const { tracks, lose } = await start();
    vi.useFakeTimers();
    await lose(tracks[0], 'mute');
    await act(async () => void vi.advanceTimersByTime(3000));
    vi.useRealTimers();
    expect(opened()).toBe(2);
  });

  test('is reported when it is lost again and again without a picture', async () => {
    const { tracks, lose, onRefused } = await start();
    for (const track of tracks.slice(0, 3)) await lose(track, 'ended');
    expect([opened(), onRefused.mock.calls]).toEqual([3, [['busy']]]);
  });

  test('is reported when it cannot be opened any more', async () => {
    const { tracks, lose, onRefused } = await start();
    vi.mocked(openCamera).mockReset().mockResolvedValue('missing');
    await lose(tracks[0], 'ended');
    expect(onRefused.mock.calls).toEqual([['missing']]);
  });

  test('is opened anew on the return to a page on which it ended', async () => {
    const { tracks } = await start();
    Object.assign(tracks[0] ?? {}, { readyState: 'ended' });
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(opened()).toBe(2);
  });

  test.each([
    ['no new picture', [], undefined, 2],
    ['a picture that cannot be stored', [new ImageData(4, 5)], undefined, 1],
  ])('that gives %s says so, and the shutter takes the next one', async (_what, frames, photo, opens) => {
    const { show } = await start();
    vi.mocked(takeFrames)
      .mockResolvedValueOnce(frames)
      .mockResolvedValue([new ImageData(4, 5)]);
    vi.mocked(photoOf)
      .mockResolvedValueOnce(photo as never)
      .mockResolvedValue(new Blob(['photo']));
    if (frames.length === 0)
      vi.mocked(photoOf)
        .mockReset()
        .mockResolvedValue(new Blob(['photo']));
    vi.mocked(decoded).mockResolvedValue();
    await act(async () => shutter()?.click());
    expect([said(), opened()]).toEqual([cameraCopy.missed, opens]);
    show();
    await act(async () => shutter()?.click());
    expect(screen.getByRole<HTMLImageElement>('img').alt).toBe(selfieCopy.yours);
  });

  test('that gives no picture twice is announced twice', async () => {
    const { show } = await start();
    vi.mocked(takeFrames).mockResolvedValueOnce([]);
    await act(async () => shutter()?.click());
    show();
    const answer = Promise.withResolvers<readonly ImageData[]>();
    vi.mocked(takeFrames).mockReturnValueOnce(answer.promise);
    act(() => shutter()?.click());
    expect(said()).not.toBe(cameraCopy.missed);
    await act(async () => answer.resolve([]));
    expect(said()).toBe(cameraCopy.missed);
  });
});

describe('where a face can be measured', () => {
  const { consent } = cameraCopy;
  const decide = (name: string) => screen.getByRole('button', { name }).click();

  beforeEach(() => {
    remove('faceConsent');
    vi.mocked(canMeasureFaces).mockReturnValue(true);
    vi.mocked(openCamera)
      .mockReset()
      .mockReturnValue(new Promise(() => undefined));
    vi.mocked(openFaceWorker).mockReset();
  });

  test('neither the camera nor the worker opens before the visitor has decided', async () => {
    openView();
    await closeEventsSent();
    expect([vi.mocked(openCamera).mock.calls, vi.mocked(openFaceWorker).mock.calls]).toEqual([[], []]);
  });

  test('a refused measurement opens the camera alone, and is remembered', () => {
    openView();
    act(() => decide(consent.refuse));
    expect(openCamera).toHaveBeenCalled();
    expect(openFaceWorker).not.toHaveBeenCalled();
    expect(faceConsent(consent.version)).toBe(false);
    expect(screen.getByRole('button', { name: consent.change })).toBeTruthy();
  });

  test('an accepted measurement opens camera and worker, and the next visit does not ask', () => {
    openView();
    act(() => decide(consent.allow));
    expect(openCamera).toHaveBeenCalled();
    expect(openFaceWorker).toHaveBeenCalled();
    expect(faceConsent(consent.version)).toBe(true);
  });

  test('the question about measuring has the focus on its title, and shows the photo that was chosen', () => {
    const { container } = openView(new Blob(['photo'], { type: 'image/jpeg' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: consent.title }));
    expect(container.querySelector('img')?.src).toMatch(/^blob:/);
  });

  test('a decision about an older wording is asked for again', () => {
    saveFaceConsent('older words', true);
    openView();
    expect(screen.getByRole('heading', { name: consent.title })).toBeTruthy();
    expect(openFaceWorker).not.toHaveBeenCalled();
  });
});
