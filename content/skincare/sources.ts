import { activeSources } from './sources/actives.ts';
import { basicSources } from './sources/basics.ts';
import { guidanceSources } from './sources/guidance.ts';
import { skinSources } from './sources/skin.ts';

/** What the rules rest on. Rules name these works by their id, so that a page does not load them. */
export const sources = { ...skinSources, ...guidanceSources, ...activeSources, ...basicSources };

export type SourceId = keyof typeof sources;
