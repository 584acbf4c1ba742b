import { listPictures, withPictures } from '../editions/pictures.ts';
import { requireRenderer } from '../editions/renderer.ts';
import type { Command } from '../platform/console/command.ts';
import { callTool, type ToolCall } from './call.ts';
import { openDesk } from './desk.ts';
import { localTools } from './tools/index.ts';
import type { ToolAnswer } from './tools/tool.ts';

/** Of a program that an operator runs on this machine, for which nothing has to be rationed. */
export const callFromConsole: Command<ToolCall, ToolAnswer> = async ({ db, publicUrl, now }, called) => {
  const renderer = withPictures(await requireRenderer(), await listPictures(db));
  return callTool(localTools, openDesk({ db, renderer, by: 'console', publicUrl, ration: () => {}, now }), called);
};
