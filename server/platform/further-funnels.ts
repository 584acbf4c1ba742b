import { existsSync, readdirSync } from 'node:fs';
import { funnel as first } from '../../content/funnel/index.ts';
import type { Funnel } from '../../core/funnel/funnel.ts';
import { type FurtherFunnel, requireFurther } from '../../core/funnel/further.ts';

const FOLDER = new URL('../../content/funnels/', import.meta.url);

/** By id, which is the name of the folder and the first part of the addresses. Throws for one that cannot stand beside the others. */
export const furtherFunnels: ReadonlyMap<string, FurtherFunnel> = await readFunnels();

/** The first one first. */
export const allFunnels: readonly Funnel[] = [first, ...Array.from(furtherFunnels.values(), ({ funnel }) => funnel)];

/** Null for the first, and for one that is not there any longer. */
export function furtherFunnelId(id: string | null | undefined): string | null {
  return id && furtherFunnels.has(id) ? id : null;
}

/** What its addresses begin with. */
export function funnelBase(id: string | null): string {
  return (id !== null && furtherFunnels.get(id)?.funnel.base) || '';
}

async function readFunnels(): Promise<ReadonlyMap<string, FurtherFunnel>> {
  const ids = existsSync(FOLDER) ? readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  const found = new Map<string, FurtherFunnel>();
  for (const { name } of ids) {
    const further: FurtherFunnel = await import(new URL(`${name}/index.ts`, FOLDER).href);
    requireFurther(name, further, [first, ...Array.from(found.values(), ({ funnel }) => funnel)]);
    found.set(name, further);
  }
  return found;
}
