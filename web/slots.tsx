import type { Route } from './route.ts';
import { createSlot } from './ui/slot.tsx';

export const { Slot: ConsentSlot, fill: fillConsentSlot } = createSlot<object>();
export const { Slot: ResumeSlot, fill: fillResumeSlot } = createSlot<{ route: Route }>();
