import type { Desk } from './desk.ts';
import { tools } from './tools/index.ts';
import { refusal, type ToolAnswer } from './tools/tool.ts';

export type ToolCall = { readonly tool: string; readonly input: unknown };

export async function callTool(desk: Desk, { tool, input }: ToolCall): Promise<ToolAnswer> {
  return find(tool)?.call(desk, input) ?? refusal('There is no such tool.');
}

/** Before the call is passed on to where the desk is. */
export function refusedInput({ tool, input }: ToolCall): ToolAnswer | undefined {
  return find(tool)?.refuse(input);
}

function find(name: string) {
  return Object.hasOwn(tools, name) ? tools[name] : undefined;
}
