import type { FaceMark, FaceShape, SkinTone } from '../../core/presentation/face.ts';
import { FaceDrawing } from '../illustrations/face/own-face.tsx';
import styles from './faces.module.css';

type Example = readonly [shape: FaceShape, age: number, tone: SkinTone, ...marks: FaceMark[]];

const EXAMPLES: readonly Example[] = [
  ['even', 1, 'drawn'],
  ['soft', 0, 'dark', 't-zone-shine', 'blemishes'],
  ['square', 1, 'light', 'redness', 'blush'],
  ['even', 2, 'brown', 'uneven-tone', 'dark-circles'],
  ['soft', 3, 'medium', 'dark-spots', 'puffy-eyes'],
  ['square', 4, 'tan', 'lines', 'shine'],
  ['even', 4, 'very-light', 'flakes', 'redness'],
  ['soft', 1, 'brown', 'shine', 'pores'],
  ['square', 2, 'dark', 'texture', 'crows-feet'],
  ['even', 0, 'medium', 'blemishes', 'pores', 'shine'],
  ['soft', 4, 'tan', 'sagging', 'dullness'],
  ['square', 3, 'very-light', 'double-chin', 'redness'],
];

export function Faces() {
  return (
    <ul className={styles.root}>
      {EXAMPLES.map(([shape, age, tone, ...marks]) => (
        <li key={`${shape} ${age}`}>
          <FaceDrawing traits={{ shape, age, tone, marks: new Set(marks) }} state="today" />
        </li>
      ))}
    </ul>
  );
}
