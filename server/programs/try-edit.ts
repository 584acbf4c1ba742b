import { Worker } from 'node:worker_threads';
import { draftRules } from '../../content/editions.ts';
import { check } from '../../core/editions/check.ts';
import type { Content, Draft, DraftChanges, DraftEdit } from '../../core/editions/draft.ts';
import { type EditedDraft, tryEdit } from '../../core/editions/edit.ts';
import { SECOND_MS } from '../../core/time.ts';
import { CommandError } from '../platform/console/command.ts';

const TIMEOUT_MS = 5 * SECOND_MS;
const MAX_MEMORY_MB = 256;

/** Conditions can part visitors into so many ways that their proof takes a server's memory and time; so it is tried in a thread that can be ended. */
export function needsProof({ lists, conditions }: DraftChanges): boolean {
  return Object.keys(lists).length + Object.keys(conditions).length > 0;
}

export async function tryEditOf(content: Content, before: Draft, edit: DraftEdit): Promise<EditedDraft> {
  if (!needsProof(before) && !needsProof(edit)) return tryEdit(before, edit, (changes) => check(content, changes, draftRules));
  const workerData = { content, before, edit };
  const thread = new Worker(new URL('check-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await new Promise<EditedDraft>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      limit.onabort = () => reject(new Error('The proof takes too long.'));
    });
  } catch {
    throw new CommandError(
      `Its conditions part visitors into more ways than are proved in ${TIMEOUT_MS / SECOND_MS} seconds: ask for fewer answers.`,
    );
  } finally {
    await thread.terminate();
  }
}
