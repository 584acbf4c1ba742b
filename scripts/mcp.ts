import { existsSync } from 'node:fs';
import { VERSION } from '../server/operator/health/version.ts';
import { CommandError } from '../server/platform/console/command.ts';
import { refusedInput, type ToolCall } from '../server/programs/call.ts';
import { speakOnStdio } from '../server/programs/stdio.ts';
import { localTools } from '../server/programs/tools/index.ts';
import { refusal, type ToolAnswer } from '../server/programs/tools/tool.ts';
import { runCommand } from '../server/run-command.ts';
import { reportPlainly } from './launch/plain-errors.mjs';
import { takePicture } from './mcp/picture.ts';

/** Standard output belongs to the protocol. */
console.log = console.error;

/** The Model Context Protocol for a program that runs on this machine: docs/recipes/let-a-program-draft.md. */
await reportPlainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  speakOnStdio(VERSION, call, ({ message }) => console.error(message));
});

async function call(called: ToolCall): Promise<ToolAnswer> {
  const refused = refusedInput(localTools, called);
  if (refused) return refused;
  const answer = await runCommand('programs call', called, process.env).catch((error: unknown) => {
    if (error instanceof CommandError) return refusal(error.message);
    throw error;
  });
  return answer.page ? takePicture(answer.page) : answer;
}
