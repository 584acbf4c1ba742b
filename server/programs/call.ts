import type { Desk } from './desk.ts';
import { refusal, type Tool, type ToolAnswer } from './tools/tool.ts';

export type ToolCall = { readonly tool: string; readonly input: unknown };

/** By their names. */
export type Tools = Readonly<Record<string, Tool>>;

export async function callTool(tools: Tools, desk: Desk, { tool, input }: ToolCall): Promise<ToolAnswer> {
  return find(tools, tool)?.call(desk, input) ?? refusal('There is no such tool.');
}

/** Before the call is passed on to where the desk is. */
export function refusedInput(tools: Tools, { tool, input }: ToolCall): ToolAnswer | undefined {
  return find(tools, tool)?.refuse(input);
}

function find(tools: Tools, name: string): Tool | undefined {
  return Object.hasOwn(tools, name) ? tools[name] : undefined;
}
