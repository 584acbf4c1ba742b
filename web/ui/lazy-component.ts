import { type ComponentType, lazy } from 'react';
import { loadCode } from '../browser/load-code.ts';

export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadCode(load) }));
}
