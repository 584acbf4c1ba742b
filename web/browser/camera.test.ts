// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeCamera, listenForPictures, takeFrames } from './camera.ts';

let level = 120;

beforeEach(() => {
  vi.useFakeTimers();
  level = 120;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => ({
    translate: vi.fn(),
    scale: vi.fn(),
    drawImage: vi.fn(),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4).fill(level),
    }),
  })) as never);
});
afterEach(() => vi.useRealTimers());

/** One that tells of its first picture, and gives the next one after each of these times. */
function cameraOf(delays: readonly number[], sizes: readonly (readonly [number, number])[] = [[80, 100]]) {
  let given = 0;
  let told = false;
  return {
    get videoWidth() {
      return (sizes[given - 1] ?? sizes.at(-1))?.[0];
    },
    get videoHeight() {
      return (sizes[given - 1] ?? sizes.at(-1))?.[1];
    },
    requestVideoFrameCallback: (found: () => void) => {
      if (!told) {
        told = true;
        return found();
      }
      const delay = delays[given];
      if (delay !== undefined) setTimeout(found, delay);
      given += 1;
    },
  } as unknown as HTMLVideoElement;
}

async function taken(video: HTMLVideoElement, count: number) {
  listenForPictures(video);
  await vi.advanceTimersByTimeAsync(10);
  const frames = takeFrames(video, count);
  await vi.advanceTimersByTimeAsync(10_000);
  return (await frames).map(({ width, height }) => [width, height]);
}

test('a camera that is closed stops all that it gives, so that its light goes out', () => {
  const tracks = [{ stop: vi.fn() }, { stop: vi.fn() }];
  closeCamera({ getTracks: () => tracks } as unknown as MediaStream);
  expect(tracks.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1]);
});

test('each frame of a photo is a new picture of the camera', async () => {
  expect(await taken(cameraOf([10, 30, 30]), 3)).toEqual([
    [80, 100],
    [80, 100],
    [80, 100],
  ]);
});

test('a picture that stands still is not taken', async () => {
  expect(await taken(cameraOf([]), 1)).toEqual([]);
  expect(await taken(cameraOf([10]), 3)).toEqual([]);
});

test('a black picture is not taken', async () => {
  level = 0;
  expect(await taken(cameraOf([10]), 1)).toEqual([]);
});

test('frames of before a phone is turned are left out', async () => {
  const turned = [
    [80, 100],
    [100, 80],
  ] as const;
  expect(await taken(cameraOf([10, 10, 10, 10], turned), 2)).toEqual([
    [64, 80],
    [64, 80],
  ]);
});

test.each([
  ['has no signal of new pictures', {}],
  ['has the signal and never gives it', { requestVideoFrameCallback: () => 0 }],
])("where a browser %s, the camera's time tells them", async (_, signal) => {
  const moving = { ...signal, videoWidth: 80, videoHeight: 100, currentTime: 1 };
  const frames = taken(moving as unknown as HTMLVideoElement, 1);
  setTimeout(() => Object.assign(moving, { currentTime: 2 }), 100);
  expect(await frames).toHaveLength(1);
  expect(await taken({ ...moving } as unknown as HTMLVideoElement, 1)).toEqual([]);
});
