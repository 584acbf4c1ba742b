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
  takeFrames: vi.fn(),
  photoOf: vi.fn(),
}));

vi.mock('../browser/face-worker.ts', () => ({ canMeasureFaces: vi.fn(() => false), openFaceWorker: vi.fn() }));

function openView() {
  const handlers = { onCapture: vi.fn(), onRefused: vi.fn(), onClose: vi.fn() };
  const rendered = render(<CameraView {...handlers} />, { strict: true });
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

  test('a decision about an older wording is asked for again', () => {
    saveFaceConsent('older words', true);
    openView();
    expect(screen.getByRole('heading', { name: consent.title })).toBeTruthy();
    expect(openFaceWorker).not.toHaveBeenCalled();
  });
});
