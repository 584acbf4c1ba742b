import { expect, test } from 'vitest';
import { drawnFace, seeingModels } from './testing.ts';
import { FaceTracker } from './tracker.ts';

const face = drawnFace();
const times = (asked: readonly string[], name: string) => asked.filter((model) => model === name).length;

test('a face that was found is followed, and the detector looks at every fifth frame', async () => {
  const models = seeingModels(() => 1);
  const tracker = new FaceTracker();
  for (let frame = 0; frame < 10; frame += 1) expect((await tracker.find(face, models))?.observation.meshScore).toBe(1);
  expect([times(models.asked, 'mesh'), times(models.asked, 'detector')]).toEqual([10, 2]);
});

test('a face that is lost is looked for anew in the same frame', async () => {
  const scores = [1, 0.2, 0.95, 1];
  const models = seeingModels(() => scores.shift() ?? 0);
  const tracker = new FaceTracker();
  await tracker.find(face, models);
  expect((await tracker.find(face, models))?.observation.meshScore).toBe(0.95);
  expect(models.asked).toEqual(['detector', 'mesh', 'mesh', 'detector', 'mesh']);
});

test('what is no face for the mesh is not followed, nor is a face into a picture of another size', async () => {
  const unsure = seeingModels(() => 0.5);
  const sure = seeingModels(() => 1);
  const [first, second] = [new FaceTracker(), new FaceTracker()];
  for (let frame = 0; frame < 3; frame += 1) await first.find(face, unsure);
  expect(times(unsure.asked, 'detector')).toBe(3);
  await second.find(face, sure);
  await second.find({ width: 300, height: 350, data: face.data.slice(0, 300 * 350 * 4) }, sure);
  expect(times(sure.asked, 'detector')).toBe(2);
});
