export type FaceState = 'today' | 'goal';
