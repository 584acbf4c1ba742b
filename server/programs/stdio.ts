import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { type CallTool, protocolServer } from './protocol.ts';
import { localTools } from './tools/index.ts';

/** Until the program closes its end. */
export function speakOnStdio(version: string, call: CallTool, onerror: (error: Error) => void): void {
  serveStdio(() => protocolServer(version, localTools, call), { onerror });
}
