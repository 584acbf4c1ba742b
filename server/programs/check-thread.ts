import { parentPort, workerData } from 'node:worker_threads';
import { draftRules } from '../../content/editions.ts';
import { check } from '../../core/editions/check.ts';
import type { DraftChanges } from '../../core/editions/draft.ts';
import { tryEdit } from '../../core/editions/edit.ts';

const { content, before, edit } = workerData;
parentPort?.postMessage(tryEdit(before, edit, (changes: DraftChanges) => check(content, changes, draftRules)));
