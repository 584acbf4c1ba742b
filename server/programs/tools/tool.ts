import { z } from 'zod';
import { CommandError } from '../../platform/console/command.ts';
import type { Desk } from '../desk.ts';

/** As the protocol has it. */
export type ToolAnswer = {
  readonly content: readonly (
    | { readonly type: 'text'; readonly text: string }
    | { readonly type: 'image'; readonly data: string; readonly mimeType: 'image/png' }
  )[];
  readonly isError?: true;
  /** Of which a picture is to be taken, by the program that speaks the protocol: the server starts no browser. */
  readonly page?: ShownPage;
};

export type ShownPage = { readonly url: string; readonly width: number; readonly height: number };

export type Tool = {
  /** For programs, like the descriptions of the input. */
  readonly description: string;
  readonly input: z.ZodObject;
  /** It keeps nothing. */
  readonly readOnly: boolean;
  readonly call: (desk: Desk, input: unknown) => Promise<ToolAnswer>;
  /** Undefined for an input that can be read. */
  readonly refuse: (input: unknown) => ToolAnswer | undefined;
};

type ToolDefinition<Input extends z.ZodObject> = Omit<Tool, 'call' | 'input' | 'refuse'> & {
  readonly input: Input;
  readonly run: (desk: Desk, input: z.output<Input>) => Promise<ToolAnswer>;
};

/** What a program sends is read here; what is wrong with it is told in one sentence. */
export function defineTool<Input extends z.ZodObject>({ run, ...tool }: ToolDefinition<Input>): Tool {
  const read = (input: unknown) => tool.input.safeParse(input ?? {});
  return {
    ...tool,
    refuse(input) {
      const { error } = read(input);
      return error && refusal(sentenceOf(error));
    },
    async call(desk, input) {
      const { data, error } = read(input);
      if (error) return refusal(sentenceOf(error));
      return run(desk, data).catch((failure: unknown) => {
        if (failure instanceof CommandError) return refusal(failure.message);
        throw failure;
      });
    },
  };
}

/** What stands there several times is told once: conditions stand in each other. */
export function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, { io: 'input', reused: 'ref' });
}

export function answer(value: unknown): ToolAnswer {
  return { content: [{ type: 'text', text: JSON.stringify(value) }] };
}

export function refusal(text: string): ToolAnswer {
  return { content: [{ type: 'text', text }], isError: true };
}

export const EditionId = z
  .string()
  .regex(
    /^[0-9a-f]{16}$|^(published|built)$/,
    "An id has 16 signs; 'published' and 'built' name what visitors read and what was built.",
  );

export const DraftId = z.string().regex(/^[0-9a-f]{16}$/, 'The id of a draft has 16 signs: the tool draft gives it.');

export const FunnelName = z
  .string()
  .max(40)
  .optional()
  .describe('A funnel beside the first, as the tool schema names it. Without it, the first');

function sentenceOf({ issues: [issue] }: z.ZodError): string {
  const at = issue?.path.join('.');
  return `${at ? `${at}: ` : ''}${issue?.message ?? 'This cannot be read.'}`;
}
